/** Structural sharing: what has not changed stays the same object, so that nothing is drawn again for it. */

/** `next`, with every part that equals its counterpart in `old` replaced by that one; neither is changed. */
export function share<T>(old: unknown, next: T): T {
  if (old === next || typeof old !== "object" || typeof next !== "object" || !old || !next) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  return (Array.isArray(next) ? shareList(old as unknown[], next) : shareRecord(old, next)) as T;
}

function shareList(old: unknown[], next: unknown[]): unknown[] {
  const merged = next.map((value, place) => share(old[place], value));
  return merged.length === old.length && merged.every((value, place) => Object.is(value, old[place])) ? old : merged;
}

function shareRecord(old: object, next: object): object {
  const before = old as Record<string, unknown>;
  const entries = Object.entries(next).map(([key, value]) => [key, share(before[key], value)] as const);
  const same =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.hasOwn(before, key) && Object.is(value, before[key]));
  return same ? old : Object.fromEntries(entries);
}
