import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { eventually } from '../../testing/eventually.js';
import { ApiAdapter, queuePerConnection } from './api-adapter.js';

/** More than what the system itself keeps of a connection. */
const large = Buffer.alloc(16_000_000, 'x');
const begun: string[] = [];
const sockets: Socket[] = [];
let server: Server;
let held: ServerResponse | undefined;

beforeAll(async () => {
  const listener = queuePerConnection((request, response) => {
    begun.push(request.url ?? '');
    if (request.url === '/large') response.end(large);
    else if (request.url === '/held') held = response;
    else response.end(request.url);
  });
  server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});
beforeEach(() => (begun.length = 0));

/** Sends requests at once and reads nothing yet; the first has begun, and the others had time to. */
async function sendAtOnce(...paths: readonly string[]): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.pause();
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: bank.example\r\n\r\n`).join(''));
  await eventually(async () => expect(begun).not.toEqual([]));
  await pause(200);
  return socket;
}

it('keeps one answer for a reader who asks for five at once and reads none', async () => {
  const socket = await sendAtOnce(...Array.from({ length: 5 }, () => '/large'));
  expect(begun).toHaveLength(1);
  let received = 0;
  socket.on('data', (chunk: Buffer) => (received += chunk.length)).resume();
  await eventually(async () => expect(received).toBeGreaterThan(5 * large.length));
  expect(begun).toHaveLength(5);
});

it('answers requests that were sent ahead in their order', async () => {
  const socket = await sendAtOnce('/held', '/second', '/third');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).resume();
  expect(begun).toEqual(['/held']);
  held?.end('first');
  await eventually(async () => expect(text).toMatch(/first[^]*\/second[^]*\/third/));
});

it('begins nothing more for a reader who went away', async () => {
  const socket = await sendAtOnce('/held', '/second');
  socket.destroy();
  await pause(100);
  held?.end('too late');
  await pause(100);
  expect(begun).toEqual(['/held']);
});

it('cuts off who sends too far ahead', async () => {
  const ended = await sendAtOnce('/held', ...Array.from({ length: 40 }, () => '/more'));
  ended.resume();
  await eventually(async () => expect(ended.destroyed || ended.readableEnded).toBe(true));
  expect(begun).toEqual(['/held']);
});

it('makes requests and answers as Express has them, so that none is changed later', async () => {
  const application = express();
  const adapter = new ApiAdapter(application, false);
  adapter.initHttpServer();
  const ours: Server = adapter.getHttpServer();
  ours.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const prototypes: unknown[] = [request, response].map((made) => Object.getPrototypeOf(made));
    response.end(String(prototypes[0] === application.request && prototypes[1] === application.response));
  });
  await new Promise<void>((resolve) => {
    ours.listen(0, '127.0.0.1', resolve);
  });
  const { port } = ours.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('true');
  ours.closeAllConnections();
  ours.close();
});
