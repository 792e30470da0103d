import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiAt } from './api.js';

let server: Server;
let answer: { readonly status: number; readonly body: string };
beforeAll(async () => {
  server = createServer((_, response) => void response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const call = () => apiAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token')('GET /api/v1/flows');

it('rejects with the sentence of a problem', async () => {
  answer = { status: 403, body: JSON.stringify({ message: 'You may not do this.' }) };
  await expect(call()).rejects.toThrow('You may not do this.');
});

it('says that the API does not answer where nobody listens', async () => {
  await expect(apiAt('http://127.0.0.1:9', 'token')('GET /api/v1/flows')).rejects.toThrow('The API does not answer.');
});

it.each([
  [502, '<html><h1>Bad Gateway</h1></html>'],
  [503, ''],
  [500, 'null'],
])('says how the API answered where a proxy in front of it answers %i without a problem', async (status, body) => {
  answer = { status, body };
  await expect(call()).rejects.toThrow(`The API answered ${status}.`);
});
