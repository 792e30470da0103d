import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { mountSite } from './mount-site.js';

/** A site that fails as the router's last resort does: without a page, with its own message in plain text. */
const brokenSite = `
let [drawn, most, times] = [0, 0, 0];
export const documentKey = (path, cookies) => path.includes('/kept') ? path + cookies : undefined;
export async function handle(request, { noteFailure, reader }) {
  const { pathname } = new URL(request.url);
  if (pathname.includes('/kept')) {
    times += 1;
    if (pathname.endsWith('/question')) reader.humanQuestion();
    const status = pathname.endsWith('/missing') ? 404 : 200;
    await new Promise((resolve) => setTimeout(resolve, 30));
    return new Response('<p>drawing ' + times + '</p>', { status, headers: { 'Content-Type': 'text/html', 'Inline-Styles': "'sha256-of-drawing'" } });
  }
  if (request.method === 'POST')
    return Response.json({ message: 'Unexpected Server Error' }, { status: 405 });
  if (request.url.endsWith('/counted')) {
    most = Math.max(most, ++drawn);
    await new Promise((resolve) => setTimeout(resolve, 30));
    drawn -= 1;
    return new Response(String(most), { headers: { 'Content-Type': 'text/html' } });
  }
  if (request.url.endsWith('/away')) noteFailure(Object.assign(new Error('no database'), { code: 'ECONNREFUSED', syscall: 'connect' }));
  else
  noteFailure(new TypeError('the kitchen is on fire'));
  return new Response('Unexpected Server Error: the kitchen is on fire', { status: 500, headers: { 'Content-Type': 'text/plain' } });
}`;

const lines: Record<string, unknown>[] = [];
const folder = mkdtempSync(join(tmpdir(), 'broken-site-'));
let api: TestApi;

beforeAll(async () => {
  writeFileSync(join(folder, 'site.mjs'), brokenSite);
  const logTo = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(JSON.parse(line.toString()));
      done();
    },
  });
  api = await startApi(
    { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1', CAPTCHA: 'on', SITE_SERVER: join(folder, 'site.mjs') },
    { logTo, mountSite },
  );
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/be-nl/contact-us', 'nl', 'Referentie'],
  ['/fr/', 'fr', 'Référence'],
  ['/', 'en', 'Reference'],
])(
  'answers %s with a page in %s whose reference stands in the log, and no word of the failure',
  async (path, language, label) => {
    const { status, type, text, headers } = await api.http
      .get(path)
      .set('Accept', 'text/html')
      .set('Accept-Language', 'en');
    expect([status, type]).toEqual([500, 'text/html']);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).not.toMatch(/kitchen|Unexpected|TypeError|\bat /);
    const [, reference] = new RegExp(`${label} <strong>(\\w{4}-\\w{4})</strong>`).exec(text) ?? [];
    expect(lines.filter((line) => line['reference'] === reference)).toEqual([
      expect.objectContaining({ level: 'error', kind: 'TypeError' }),
    ]);
    const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers['content-security-policy']).toContain(`;style-src 'self' 'sha256-${hash}';`);
  },
);

it('answers 503 with Retry-After where the database was away, and names the cause in the log', async () => {
  const { status, headers, text } = await api.http.get('/be-en/away').set('Accept', 'text/html');
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const [, reference] = /<strong>(\w{4}-\w{4})<\/strong>/.exec(text) ?? [];
  expect(lines.filter((line) => line['reference'] === reference)).toEqual([
    expect.objectContaining({ level: 'error', code: 'ECONNREFUSED' }),
  ]);
});

it.each(['TRACE', 'PUT', 'DELETE'])('refuses %s of a page before anything is drawn', async (method) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${api.url}/be-en/fees`, { method }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
});

it('refuses a form that no page takes as every endpoint does', async () => {
  const { status, type, headers, body } = await api.http.post('/').type('form').send({ a: 'b' });
  expect([status, type, headers['allow']]).toEqual([405, 'application/problem+json', 'GET, HEAD']);
  expect(body.type).toBe('urn:statewise:problem:request:method');
});

it('draws four pages at once, however many are asked for, and all of them in the end', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.http.get('/be-en/counted')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.at(-1)?.text).toBe('4');
});

describe('a page that is the same for all who chose the same', () => {
  const numberOf = async (path: string, cookie = ''): Promise<number> => {
    const { text } = await api.http.get(path).set('Cookie', cookie);
    return Number(/drawing (\d+)/.exec(text)?.[1]);
  };

  it('is drawn once, also for those who ask at once, and allows its own styles alone', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api.http.get('/be-en/kept')));
    const shown = answers.map(({ text }) => /drawing (\d+)/.exec(text)?.[1]);
    expect(new Set(shown).size).toBe(1);
    for (const { headers } of answers) {
      expect(headers['content-security-policy']).toContain(";script-src 'self';");
      expect(headers['content-security-policy']).toContain(";style-src 'self' 'sha256-of-drawing';");
      expect(headers).not.toHaveProperty('inline-styles');
    }
    const { headers } = await api.http.get('/be-en/kept');
    await api.http.get('/be-en/kept').set('If-None-Match', String(headers['etag'])).expect(304);
    await api.http.head('/be-en/kept').expect(200);
    expect(await numberOf('/be-en/kept')).toBe(Number(shown[0]));
  });

  it('is drawn anew once something of the content has changed, whoever changed it', async () => {
    const before = await numberOf('/be-en/kept/text');
    await api.database.query(
      "insert into text_override (area, key, language, text) values ('site', 'kept', 'en', 'other words')",
    );
    const after = await numberOf('/be-en/kept/text');
    expect(after).toBeGreaterThan(before);
    expect(await numberOf('/be-en/kept/text')).toBe(after);
  });

  it('is another one with other choices', async () => {
    const [light, dark] = [await numberOf('/be-en/kept'), await numberOf('/be-en/kept', 'COLOR_SCHEME=dark')];
    expect(dark).not.toBe(light);
    expect([await numberOf('/be-en/kept'), await numberOf('/be-en/kept', 'COLOR_SCHEME=dark')]).toEqual([light, dark]);
  });

  it.each([
    ['has something in its address', '/be-en/kept?amount=1'],
    ['asks everybody another question', '/be-en/kept/question'],
    ['is not there', '/be-en/kept/missing'],
  ])('is drawn for each when it %s', async (_, path) => {
    const numbers = [await numberOf(path), await numberOf(path), await numberOf(path)];
    expect(new Set(numbers).size).toBe(3);
  });
});

it('counts searches on the page of the site like those of the endpoint', async () => {
  const pages = Array.from({ length: 60 }, () => '/be-en/search?q=loan');
  const data = Array.from({ length: 60 }, () => '/fr/search.data?q=pret');
  const answers = await Promise.all([...pages, ...data].map((path) => api.http.get(path)));
  expect(answers.map(({ status }) => status)).not.toContain(429);
  const { headers } = await api.http.get('/be-en/search?q=loan').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await api.http.get('/search?q=loan').expect(429);
  expect((await api.http.get('/be-en/search')).status).not.toBe(429);
});
