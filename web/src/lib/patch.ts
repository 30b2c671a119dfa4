/** Patches: what has changed between two updates, as the server tells it (docs/protocol.md). */

/** `old` as a patch makes it; what it does not name stays the same object, and nothing is changed in place. */
export function patched(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0] as unknown;
    const [start, count, items] = patch as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, start), ...items, ...list.slice(start + count)];
  }
  const parts = patch as Record<string, unknown>;
  if (Array.isArray(old)) return old.map((value, place) => (place in parts ? patched(value, parts[place]) : (value as unknown)));
  const next = { ...(old as Record<string, unknown>) };
  for (const [key, part] of Object.entries(parts)) {
    if (Array.isArray(part) && part.length === 0) delete next[key];
    else next[key] = patched(next[key], part);
  }
  return next;
}
