import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../port.mjs';
import type { ApiState } from './api-under-change.ts';
import { DevServer } from './dev-server.ts';
import { failurePage } from './failure-page.ts';

const opened: { close(): unknown }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** An API that answers with the host that was asked for. */
async function api(): Promise<ApiState> {
  const server = http.createServer((request, response) => response.writeHead(201).end(request.headers.host));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return { port: (server.address() as AddressInfo).port };
}

/** A server with one page at `/page`, before an API in the given state, which is in others when it is asked for again. */
async function serving(state: Promise<ApiState>, ...later: Promise<ApiState>[]): Promise<string> {
  const states = [state, ...later];
  const pages: ConstructorParameters<typeof DevServer>[0] = () =>
    Promise.resolve({
      handle: (request, response, next) => (request.url === '/page' ? response.end('a page') : next()),
    });
  const server = new DevServer(pages, () => states.shift() ?? state);
  const port = await freePort();
  await server.listen(port, '127.0.0.1');
  opened.push(server);
  return `http://127.0.0.1:${port}`;
}

test('pages come from the front ends, everything else from the API, asked by the host that people see', async () => {
  const url = await serving(api());
  expect(await (await fetch(`${url}/page`)).text()).toBe('a page');
  const answer = await fetch(`${url}/api/v1/applications`, { method: 'POST', body: 'x' });
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe(new URL(url).host);
});

test('a request waits while the API is compiled and started', async () => {
  let resolve: (state: ApiState) => void = () => undefined;
  const promise = new Promise<ApiState>((ready) => (resolve = ready));
  const answer = fetch(`${await serving(promise)}/api/docs`);
  resolve(await api());
  expect((await answer).status).toBe(201);
});

/** An API that ends while it is asked. */
async function ending(): Promise<ApiState> {
  const server = http.createServer(({ socket }) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return { port: (server.address() as AddressInfo).port };
}

test('what reads is asked again of the API that takes the place of one that ended, what writes is not', async () => {
  expect((await fetch(`${await serving(ending(), api())}/api/docs`)).status).toBe(201);
  const url = await serving(ending(), api());
  await expect(fetch(`${url}/api/v1/applications`, { method: 'POST', body: 'x' })).rejects.toThrow('fetch failed');
});

test('an API that cannot start says why: people on a page that tries again, programs in a problem', async () => {
  const url = await serving(Promise.resolve({ failure: "error TS2322: Type '<T>' is not assignable" }));
  const page = await fetch(`${url}/mt-en/`, { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("error TS2322: Type '&lt;T>' is not assignable");
  const problem = await fetch(`${url}/api/v1/applications`, { headers: { Accept: 'application/json' } });
  expect(problem.headers.get('content-type')).toBe('application/problem+json');
  expect(await problem.json()).toMatchObject({ status: 503, detail: "error TS2322: Type '<T>' is not assignable" });
});

test('what is said on a failure page is text, not markup', () => {
  expect(failurePage('No', '<script>&')).toContain('<pre>&lt;script>&amp;</pre>');
});
