/** What work comes to before a signal, such as that of a time limit; rejects then. The work itself goes on. */
export function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too late')), { once: true });
    }),
  ]);
}
