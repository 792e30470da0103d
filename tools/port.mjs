import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Whether this process could listen on a port of this machine.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * A port that nobody uses at this moment, of those that no system lends to outgoing connections: whoever listens there a
 * second later still finds it free.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}
