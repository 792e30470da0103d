import { once } from 'node:events';
import { request, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from '@statewise/flow/testing';

/** A proxy that passes every request on, and keeps a share of the answers to itself. */
export interface LossyProxy {
  readonly url: string;
  readonly dropped: () => number;
  stop(): Promise<void>;
}

/** Three in ten of what is lost are lost before the server hears of them, the others after it has answered. */
export async function startLossyProxy(target: string, share: number, random: Random): Promise<LossyProxy> {
  let dropped = 0;
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isLost = random.chance(share);
    const isUnheard = isLost && random.chance(0.3);
    if (isLost) dropped += 1;
    if (isUnheard) return void incoming.socket.destroy();
    const onward = request(
      target + (incoming.url ?? ''),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (isLost) return void answer.resume().once('end', () => incoming.socket.destroy());
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    dropped: () => dropped,
    stop: () => {
      server.closeAllConnections();
      return server[Symbol.asyncDispose]();
    },
  };
}
