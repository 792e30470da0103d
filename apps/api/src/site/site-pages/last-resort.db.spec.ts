import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { mountSite } from './mount-site.js';

/** A site that fails as the router's last resort does: without a page, with its own message in plain text. */
const brokenSite = `
let [drawn, most] = [0, 0];
export async function handle(request, { noteFailure }) {
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
    { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1', SITE_SERVER: join(folder, 'site.mjs') },
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
    const [, nonce] = /<style nonce="([^"]+)">/.exec(text) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
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

it('draws four pages at once, however many are asked for, and all of them in the end', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.http.get('/be-en/counted')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.at(-1)?.text).toBe('4');
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
