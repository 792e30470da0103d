import { createServer } from 'node:net';
import { once } from 'node:events';
import { startApi, type TestApi } from '../../../testing/start-api.js';

let api: TestApi;
let port: number;
const token = 'token-of-the-watchers';
beforeAll(async () => {
  port = await freePort();
  api = await startApi({ WORKER: 'off', METRICS_PORT: String(port) });
});
afterAll(() => api.stop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const read = (path: string, on = port, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${on}${path}`, { headers });

it('E12: are told on a port of their own, which serves nothing else, and no more on the public one', async () => {
  expect(await (await read('/metrics')).text()).toContain('http_request_duration_seconds');
  expect(await (await read('/health/ready')).json()).toMatchObject({ details: { database: { status: 'up' } } });
  for (const path of ['/', '/api/v1/flows', '/metrics/']) expect((await read(path)).status).toBe(404);
  await api.http.get('/metrics').expect(401);
  expect((await api.http.get('/health/ready').expect(200)).body).toEqual({ status: 'ok' });
});

it('E12: ask for the token there too where one is set, and end with the process', async () => {
  const own = await freePort();
  const both = await startApi({ WORKER: 'off', METRICS_PORT: String(own), METRICS_TOKEN: token });
  expect((await read('/metrics', own)).status).toBe(401);
  expect((await read('/metrics', own, { Authorization: `Bearer ${token}` })).status).toBe(200);
  await both.stop();
  await expect(read('/metrics', own)).rejects.toThrow('fetch failed');
});
