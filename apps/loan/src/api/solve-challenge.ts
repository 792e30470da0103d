/** Solves a proof-of-work challenge beside the page, so that typing never stutters; the answer is what the server checks. */
export function solve(challenge: unknown): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(challenge);
  return promise.finally(() => worker.terminate());
}
