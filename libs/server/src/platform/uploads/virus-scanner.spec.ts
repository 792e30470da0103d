import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Config } from '../config/config.js';
import { VirusScanner } from './uploads.js';

/** What becomes of a file of so many bytes, looked at by a scanner that answers as said. */
async function scanned(answer: (socket: Socket) => void, bytes: number): Promise<unknown> {
  const server = createServer((socket) => answer(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const scanner = new VirusScanner({ clamavUrl: `tcp://127.0.0.1:${port}` } as Config);
  const content = Readable.from([Buffer.alloc(bytes)]);
  const outcome: unknown = await scanner.demandClean(content, 'files').catch((error: unknown) => error);
  server.close();
  return outcome;
}

const says = (verdict: string) => (socket: Socket) => socket.resume().end(verdict);

it.each([
  ['stream: OK\0', undefined],
  ['stream: Eicar FOUND\0', 'DOCUMENT.INFECTED'],
  ['INSTREAM size limit exceeded. ERROR\0', 'DEPENDENCY.DOWN'],
  ['stream: O', 'DEPENDENCY.DOWN'],
  ['', 'DEPENDENCY.DOWN'],
])('takes %p for %p', async (verdict, code) => {
  const outcome = await scanned(says(verdict), 10);
  expect(outcome && Reflect.get(Object(outcome), 'code')).toBe(code);
});

it.each([10, 3_000_000])(
  'takes a scanner that does not stop for one that is down, at once: %d bytes',
  async (bytes) => {
    let sent = 0;
    const begun = Date.now();
    const flood = (socket: Socket) => {
      const pour = setInterval(() => {
        while (
          !socket.destroyed &&
          socket.write(Buffer.alloc(65_536, 'x'), (error) => void (error ?? (sent += 65_536)))
        );
      }, 1);
      socket.on('close', () => clearInterval(pour));
    };
    expect(await scanned(flood, bytes)).toMatchObject({ code: 'DEPENDENCY.DOWN' });
    expect(sent).toBeLessThan(30_000_000);
    expect(Date.now() - begun).toBeLessThan(15_000);
  },
);
