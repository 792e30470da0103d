import { createConnection } from 'node:net';
import { Controller, Module } from '@nestjs/common';
import { anyObject, everyone, operation, operations } from '@statewise/contract';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const answers = { 200: { schema: anyObject() } };
const bodies = operations(
  'testBodies',
  { name: 'Tests', description: 'What a request carried.' },
  {
    echo: operation('POST', '/test-bodies', { who: everyone, summary: 'JSON', answers }),
    form: operation('POST', '/test-bodies/form', { who: everyone, accepts: 'form', summary: 'A form', answers }),
    upload: operation('POST', '/test-bodies/upload', { who: everyone, accepts: 'upload', summary: 'Files', answers }),
  },
);

@Controller()
class EchoController {
  @Handles(bodies.echo)
  echo({ request }: Input<typeof bodies.echo>) {
    return { success: true, body: request.body };
  }

  @Handles(bodies.form)
  form({ request }: Input<typeof bodies.form>) {
    return { success: true, body: request.body };
  }

  @Handles(bodies.upload)
  upload({ request }: Input<typeof bodies.upload>) {
    return { success: true, untouched: request.body === undefined };
  }
}

@Module({ controllers: [EchoController] })
class EchoModule {}

/** Sends bytes as they are, since clients refuse to send some of them; answers the status line. */
function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(text));
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('end', () => resolve(received.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

const json = 'application/json';

describe('bodies', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({}, { imports: [EchoModule] });
  });
  afterAll(() => api.stop());

  const post = async (body: string | Uint8Array<ArrayBuffer>, type = json, path = '/test-bodies') => {
    const response = await fetch(`${api.url}${path}`, { method: 'POST', headers: { 'Content-Type': type }, body });
    const answer: { body?: unknown } = JSON.parse(await response.text());
    return { status: response.status, type: response.headers.get('content-type'), answer };
  };

  it('reads JSON', async () => {
    const { answer } = await post('{"name":"Ada","notes":["\\u00e9"]}');
    expect(answer).toEqual({ success: true, body: { name: 'Ada', notes: ['é'] } });
  });

  const refused: readonly (readonly [
    what: string,
    body: string | Uint8Array<ArrayBuffer>,
    status: number,
    type: string,
  ])[] = [
    ['half of a JSON text', '{"a":', 400, json],
    ['a bare word', 'hello', 400, json],
    ['a number', '12', 400, json],
    ['null', 'null', 400, json],
    ['a __proto__ key', '{"__proto__":{"admin":true}}', 400, json],
    ['a __proto__ key in disguise', '{"a":[{"__pr\\u006fto__":1}]}', 400, json],
    ['a constructor key', '{"a":{"constructor":{"prototype":{}}}}', 400, json],
    ['a NUL in a text', '{"name":"A\\u0000da"}', 400, json],
    ['half a surrogate pair', '{"name":"\\ud83d"}', 400, json],
    ['half a surrogate pair in a key', '{"\\ud83d":1}', 400, json],
    ['a number that is none', '{"amount":1e999}', 400, json],
    ['thirty-three levels', `${'['.repeat(33)}${']'.repeat(33)}`, 400, json],
    ['a hundred thousand levels', '['.repeat(100_000), 400, json],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]), 400, json],
    ['more than a megabyte', `{"a":"${'x'.repeat(1_048_576)}"}`, 413, json],
    ['a plain text', '{"a":1}', 415, 'text/plain'],
    ['XML', '<a/>', 415, 'application/xml'],
    ['another charset', '{"a":1}', 415, 'application/json; charset=utf-16'],
    ['a form where JSON is read', 'a=1', 415, 'application/x-www-form-urlencoded'],
    ['an upload where JSON is read', '--x--', 415, 'multipart/form-data; boundary=x'],
    ['a broken content type', '{"a":1}', 415, ';;;'],
  ];

  it.each(refused)('refuses %s with a problem', async (_, body, status, type) => {
    const { answer, ...response } = await post(body, type);
    expect(response).toEqual({ status, type: 'application/problem+json; charset=utf-8' });
    expect(answer).toMatchObject({
      success: false,
      status,
      title: expect.any(String),
      detail: expect.any(String),
      type: expect.stringMatching(/^urn:statewise:problem:request:/),
    });
    expect(JSON.stringify(answer)).not.toContain(' at ');
  });

  it('says why to who sends twelve megabytes before reading an answer', async () => {
    const head = `POST /test-bodies HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${json}\r\nContent-Length: 12000000\r\n\r\n`;
    const body = head + 'x'.repeat(12_000_000);
    for (let times = 0; times < 4; times++) expect(await sendRaw(api.url, body)).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('takes thirty-two levels and a key that only contains a forbidden word', async () => {
    expect(await post(`${'['.repeat(32)}${']'.repeat(32)}`)).toMatchObject({ status: 200 });
    expect(await post('{"constructor_name":"a"}')).toMatchObject({ status: 200 });
  });

  it('takes ten thousand values in one body and not one more', async () => {
    const fields = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [n, n])));
    expect(await post(fields(9_999))).toMatchObject({ status: 200 });
    expect(await post(fields(10_000))).toMatchObject({ status: 400 });
    expect(await post(`{"\\u0061":1,"b":[${'1,'.repeat(90_000)}1]}`)).toMatchObject({ status: 400 });
  });

  it('keeps no connection whose body it did not want open for the rest of it', async () => {
    const head = `POST /test-bodies HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    const started = Date.now();
    for (const rest of ['Content-Length: 9000000\r\n\r\n{', 'Content-Encoding: gzip\r\nContent-Length: 9000\r\n\r\n{'])
      expect(await sendRaw(api.url, head + rest)).toMatch(/^HTTP\/1.1 4(13|15)/);
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('refuses a compressed body', async () => {
    await api.http.post('/test-bodies').set('Content-Encoding', 'gzip').send({ a: 1 }).expect(415);
  });

  it('reads a small form where the endpoint takes forms', async () => {
    const form = (body: string) => post(body, 'application/x-www-form-urlencoded', '/test-bodies/form');
    expect(await form('a=1&b=x+y')).toMatchObject({ status: 200, answer: { body: { a: '1', b: 'x y' } } });
    expect(await form('a=1&b=x&a=2')).toMatchObject({ status: 200, answer: { body: { a: ['1', '2'], b: 'x' } } });
    expect(await form('toString=1')).toMatchObject({ status: 200, answer: { body: { toString: '1' } } });
    expect(await form(`a=${'x'.repeat(70_000)}`)).toMatchObject({ status: 413 });
    expect(await form('__proto__=1')).toMatchObject({ status: 400 });
    expect(await form('a=%00')).toMatchObject({ status: 400 });
  });

  it('leaves an upload to the endpoint that streams it', async () => {
    const { body } = await api.http.post('/test-bodies/upload').attach('files', Buffer.from('x'), 'a.pdf').expect(200);
    expect(body).toEqual({ success: true, untouched: true });
  });

  it('tells a wrong address from a wrong method', async () => {
    await api.http.get('/test-nothing').expect(404);
    const { headers } = await api.http.get('/e-banking/api/finish').expect(405);
    expect(headers['allow']).toBe('POST');
  });

  it('refuses addresses that cannot be decoded', async () => {
    expect(
      await sendRaw(api.url, 'GET /api/v1/applications/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    ).toContain(' 400 ');
    expect(
      await sendRaw(api.url, 'GET /api/v1/session?lang=%ZZ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    ).toContain(' 401 ');
  });

  it('refuses headers larger than sixteen kilobytes', async () => {
    expect(await sendRaw(api.url, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`)).toContain(
      ' 431 ',
    );
  });

  it('answers in the language that is asked for first', async () => {
    const messageFor = async (path: string, header: string) =>
      (await api.http.get(path).set('Accept-Language', header)).body.message as string;
    expect(await messageFor('/test-nothing', 'de, fr;q=0.8, nl;q=0.9')).toBe('Op dit adres is niets te vinden.');
    expect(await messageFor('/test-nothing?lang=fr', 'nl')).toBe('Il n’y a rien à cette adresse.');
    expect(await messageFor('/test-nothing', 'xx;q=zzz,,;')).toBe('There is nothing at this address.');
  });

  it('refuses what a browser sends on behalf of another site', async () => {
    const send = (headers: Record<string, string>) => api.http.post('/test-bodies').set(headers).send({});
    await send({ 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    await send({ 'Sec-Fetch-Site': 'same-site' }).expect(403);
    await send({ Origin: 'https://elsewhere.example' }).expect(403);
    await send({ Origin: 'null' }).expect(403);
    await send({ 'Sec-Fetch-Site': 'same-origin', Origin: api.url }).expect(200);
    await send({ Origin: api.url }).expect(200);
    await send({}).expect(200);
  });

  it('protects every answer and names no framework', async () => {
    const { headers } = await api.http.get('/test-nothing');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('keeps the id that a proxy gave a request, if it is a sane one', async () => {
    const idOf = async (id: string) =>
      (await api.http.get('/test-nothing').set('X-Request-Id', id)).headers['x-request-id'];
    expect(await idOf('proxy-12345')).toBe('proxy-12345');
    expect(await idOf('{"evil": true}')).not.toContain('evil');
  });
});
