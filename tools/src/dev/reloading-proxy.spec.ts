import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../port.mjs';
import { ReloadingProxy } from './reloading-proxy.ts';

const opened: { close(): unknown }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** A proxy before a server that answers with the given type and body. */
async function proxied(type: string, body: string): Promise<{ url: string; proxy: ReloadingProxy }> {
  const target = http.createServer((request, response) =>
    response.writeHead(200, { 'content-type': type, 'x-host': request.headers.host ?? '' }).end(body),
  );
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const { port: targetPort } = target.address() as AddressInfo;
  const proxy = new ReloadingProxy(() => Promise.resolve(targetPort));
  const port = await freePort();
  await proxy.listen(port);
  opened.push(proxy, target);
  return { url: `http://127.0.0.1:${port}`, proxy };
}

test('pages get the script that reloads them', async () => {
  const { url } = await proxied('text/html; charset=utf-8', '<head></head><p>é</p>');
  const answer = await fetch(url);
  expect(await answer.text()).toBe('<head><script src="/__reload.js"></script></head><p>é</p>');
});

test('everything else passes as it is, with the host that was asked for', async () => {
  const { url } = await proxied('application/json', '{"head":"</head>"}');
  const answer = await fetch(url);
  expect(await answer.json()).toEqual({ head: '</head>' });
  expect(answer.headers.get('x-host')).toBe(new URL(url).host);
});

test('open pages are told to reload', async () => {
  const { url, proxy } = await proxied('text/html', '<head></head>');
  const stream = await fetch(`${url}/__reload`);
  const reader = stream.body?.getReader();
  proxy.reload();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: reload\n\n');
});
