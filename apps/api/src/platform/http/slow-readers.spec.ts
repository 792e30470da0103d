import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { oneAtATime } from './one-at-a-time.js';
import { SlowReaders } from './slow-readers.js';

/** More than what the system itself keeps of a connection. */
const large = Buffer.alloc(16_000_000, 'x');
const readers = new SlowReaders();
let begun = 0;
let server: Server;
const sockets: Socket[] = [];

beforeAll(async () => {
  const app = express();
  app.use(oneAtATime());
  app.use((_request, response) => {
    begun += 1;
    readers.watch(response);
    response.setHeader('Content-Length', large.length);
    response.end(large);
  });
  server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});
beforeEach(() => (begun = 0));

/** Sends that many requests at once and reads nothing. */
async function sendAtOnce(count: number): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: bank.example\r\n\r\n'.repeat(count));
  await pause(300);
  return socket;
}

it('keeps one answer for a reader who asks for five at once and reads none', async () => {
  const socket = await sendAtOnce(5);
  expect(begun).toBe(1);
  let received = 0;
  socket.on('data', (chunk: Buffer) => (received += chunk.length)).resume();
  while (received < 5 * large.length) await pause(20);
  expect(begun).toBe(5);
});

it('ends who leaves a complete answer unread, and nobody who reads', async () => {
  const idle = await sendAtOnce(1);
  const ended = new Promise((resolve) => {
    idle.once('close', resolve);
  });
  const now = Date.now();
  readers.look(now);
  readers.look(now + 2_000_000);
  readers.look(now + 2_200_000);
  idle.resume();
  await ended;
  const reading = await sendAtOnce(1);
  let received = 0;
  reading.on('data', (chunk: Buffer) => (received += chunk.length)).resume();
  while (received < large.length) await pause(20);
  readers.look(now + 9_000_000);
  expect(reading.destroyed).toBe(false);
}, 20_000);
