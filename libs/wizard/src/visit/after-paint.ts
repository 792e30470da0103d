/** Milliseconds after which it is done in any case: a hidden tab is not painted. */
const maxDelay = 100;

/**
 * Does what can wait once the browser has shown what is drawn now, and at once when the page is left before that.
 * Returns what gives it up.
 */
export function afterPaint(work: () => void): () => void {
  const over = new AbortController();
  const doIt = (): void => {
    if (over.signal.aborted) return;
    over.abort();
    work();
  };
  const frame = requestAnimationFrame(() => setTimeout(doIt));
  const timer = setTimeout(doIt, maxDelay);
  over.signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
  addEventListener('pagehide', doIt, { signal: over.signal });
  return () => over.abort();
}
