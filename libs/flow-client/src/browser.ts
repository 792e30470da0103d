import type { FlowClient } from './flow-client.js';

/** Milliseconds after which an open page looks again at what the server has. */
const lookEvery = 15_000;

/** Ties a client to its browser tab: network, attention and departure; answers how to untie it. */
export function attachToBrowser(client: FlowClient, window: Window): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const lookAgain = () => void (window.document.visibilityState === 'visible' ? client.refresh() : client.leave());
  window.addEventListener('online', () => client.session.send({ type: 'network.back' }), { signal });
  window.addEventListener('offline', () => client.session.send({ type: 'network.lost' }), { signal });
  window.addEventListener('focus', () => void client.refresh(), { signal });
  window.document.addEventListener('visibilitychange', lookAgain, { signal });
  window.addEventListener('pagehide', () => client.leave(), { signal });
  // What the bank decides meanwhile is shown, instead of refused at the next click.
  const looking = window.setInterval(() => {
    if (window.document.visibilityState === 'visible') void client.refresh();
  }, lookEvery);
  signal.addEventListener('abort', () => window.clearInterval(looking));
  if (!window.navigator.onLine) client.session.send({ type: 'network.lost' });
  return () => abort.abort();
}
