/** What may wait until the page has been painted. */

/** How long a page that is always busy, or that nobody sees, may put off what waits, in milliseconds. */
const LATEST = 250;

/** Do something when the page has nothing better to do, unless the function that is returned is called before. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such callback
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(wish);
}

/** Until what has just changed is painted. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, LATEST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });
}
