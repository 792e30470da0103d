import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequest } from './http.js';

let server: Server;
let origin: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    const [status = '200', type = 'application/json'] = (request.url ?? '').slice(1).split('?')[0]?.split(':') ?? [];
    if (status === 'silence') return;
    response.writeHead(Number(status), { 'content-type': type.replace('+', '/'), 'retry-after': '3' });
    response.end(
      JSON.stringify({
        detail: 'Because',
        errors: { name: ['required'] },
        key: request.headers['idempotency-key'],
        language: request.headers['accept-language'],
        trace: request.headers.traceparent,
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

it('begins a trace with each request, of the form that W3C gives it', async () => {
  const request = createRequest({ origin });
  const [one, other] = await Promise.all([request('/200'), request('/200')]);
  expect(one).toMatchObject({ trace: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) });
  expect(one).not.toEqual(other);
});

it('sends the key and the language and answers the body', async () => {
  const request = createRequest({ origin, language: 'nl' });
  expect(await request('/200', { method: 'POST', body: {}, key: 'k1' })).toMatchObject({ key: 'k1', language: 'nl' });
});

it('reads an answer as it was cleaned', async () => {
  const request = createRequest({ origin, language: 'nl\u00A0', clean: (text) => text.replaceAll('\u00A0', '') });
  expect(await request('/200')).toMatchObject({ language: 'nl' });
});

it.each([
  ['/401', 'expired'],
  ['/404', 'unknown'],
  ['/409', 'stale'],
  ['/422', 'refused'],
  ['/429', 'busy'],
  ['/503', 'busy'],
])('takes %s as %s', async (path, kind) => {
  await expect(createRequest({ origin })(path)).rejects.toMatchObject({
    kind,
    problem: { detail: 'Because', retryAfterSeconds: 3, errors: { name: ['required'] } },
  });
});

it('takes silence and a closed door as unreachable', async () => {
  await expect(createRequest({ origin, timeout: 30 })('/silence')).rejects.toMatchObject({
    kind: 'unreachable',
    isWorthRetrying: true,
  });
  await expect(createRequest({ origin: 'http://127.0.0.1:1' })('/200')).rejects.toMatchObject({ kind: 'unreachable' });
});
