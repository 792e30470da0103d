import { createConnection, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Experiment } from '../harness/experiment.ts';
import { startProbe } from '../harness/probe.ts';
import type { Stage } from '../harness/stage.ts';

/** Connections that do as little as they can: others are answered within half a second, and all of it ends. */
export const slow: Experiment = {
  name: 'slow',
  full: 2_000,
  unit: 'idle connections, a tenth as many slow senders and slow readers',
  async run(stage, amount, tally) {
    const replica = await stage.replica({ env: { WORKER: 'off' } });
    const few = Math.max(1, Math.round(amount / 10));
    const before = replica.usage();
    const probe = startProbe(replica.url);
    const sockets = [
      ...open(stage, replica.url, amount, () => undefined),
      ...open(stage, replica.url, few, (socket) =>
        trickle(socket, 'GET / HTTP/1.1\r\nHost: bank.example\r\n', 'X-a: b\r\n'),
      ),
      ...open(stage, replica.url, few, (socket) =>
        trickle(
          socket,
          `POST /subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
          ' ',
        ),
      ),
      ...open(stage, replica.url, few, readSlowly),
    ];
    await pause(20_000);
    tally.set('connections', sockets.length);
    tally.set('memory before MB', Math.round(before.megabytes));
    tally.set('memory MB', Math.round(replica.usage().megabytes));
    tally.claim(
      replica.usage().megabytes < before.megabytes + 250,
      `memory grew from ${Math.round(before.megabytes)} to ${Math.round(replica.usage().megabytes)} MB`,
    );
    await probe.end(tally, 500);
    for (const socket of sockets) socket.destroy();
    await pause(3_000);
    const left = replica.usage().handles - before.handles;
    tally.set('handles left', Math.max(0, left));
    tally.claim(left < 20, `${left} handles are still open`);
  },
};

function open(stage: Stage, url: string, count: number, use: (socket: Socket) => void): Socket[] {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => use(socket));
    return socket.on('error', () => undefined);
  });
  stage.undoing(() => sockets.forEach((socket) => socket.destroy()));
  return sockets;
}

/** Begins a request and sends a little more of it every second. */
function trickle(socket: Socket, head: string, more: string): void {
  socket.write(head);
  const timer = setInterval(() => socket.writable && socket.write(more), 1_000);
  socket.once('close', () => clearInterval(timer));
}

/** What is large: some of it the same bytes for everybody, some drawn anew for each. */
const large = ['/be-en/', '/api/openapi.json', '/mt-en/consumer-lending', '/sitemap.xml'];

/** Asks for much, again and again, and reads none of it. */
function readSlowly(socket: Socket): void {
  socket.pause();
  for (let n = 0; n < 20; n += 1)
    socket.write(`GET ${large[n % large.length]} HTTP/1.1\r\nHost: bank.example\r\nAccept: text/html\r\n\r\n`);
}
