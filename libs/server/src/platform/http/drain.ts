import { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a connection that waits for its next request is kept, so that a request already under way is still answered. */
const grace = 2_000;
const step = 25;

/**
 * Stops listening and waits until every request is answered. node's own `close` cuts idle connections at once, which
 * fails a request that a client has just sent on one; here such a request is answered, with `Connection: close`.
 */
export async function drain(server: Server, deadline: number): Promise<void> {
  NetServer.prototype.close.call(server);
  const started = Date.now();
  for (let passed = 0; (await connections(server)) > 0; passed = Date.now() - started) {
    if (passed > grace) server.closeIdleConnections();
    if (passed > deadline) {
      server.closeAllConnections();
      return;
    }
    await sleep(step);
  }
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
