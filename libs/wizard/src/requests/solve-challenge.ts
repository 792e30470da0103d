/** Solves a proof-of-work challenge beside the page, so that typing never stutters; empty when this browser cannot. */
export function solve(challenge: unknown): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  // By its public name: beside the sources, which a development server reads, there is no compiled file.
  const worker = new Worker(new URL('@statewise/wizard/challenge-worker', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  // Without TLS a browser has no cryptography, and the server then says that the check is missing.
  worker.onerror = () => resolve('');
  worker.postMessage(challenge);
  return promise.finally(() => worker.terminate());
}
