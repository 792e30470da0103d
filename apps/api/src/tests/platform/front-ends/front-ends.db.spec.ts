import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const page =
  '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark" /><title>Loan</title><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="modulepreload" hreflang="en" href="/en.js"><link rel="modulepreload" hreflang="nl" href="/nl.js"></head><body><div id="root"></div></body></html>';
const drawn = {
  views: { '/be-nl': { page: '<h1>Waarvoor leent u?</h1>', front: '<form method="post">Uw privacy: $&</form>' } },
  cookie: 'SEEN',
  accepted: 'SEEN=1; Path=/; Max-Age=60; SameSite=Lax',
};
const signIn = {
  views: { en: { page: '<h1>Sign in</h1>' }, nl: { page: '<h1>Aanmelden</h1>' } },
  paths: ['', '/sign-in'],
};
const loan = { statewise: { frontEnd: { path: '/:locale/loan-application', start: true } } };
const script = 'document.title = "Loan";'.repeat(10);

describe('the loan wizard’s pages', () => {
  let folder: string;
  let api: TestApi;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'statewise-apps-'));
    const assets = join(folder, 'loan/dist/assets');
    await mkdir(assets, { recursive: true });
    await writeFile(join(folder, 'loan/package.json'), JSON.stringify(loan));
    await mkdir(join(folder, 'no-front-end'));
    await writeFile(join(folder, 'loan/dist/index.html'), page);
    await writeFile(join(folder, 'loan/dist/first-views.json'), JSON.stringify(drawn));
    await writeFile(join(assets, 'main-1a2b.js'), script);
    await writeFile(join(assets, 'steps-01d01d01.js'), script);
    const inside = { statewise: { frontEnd: { path: '/office', inside: true } } };
    await mkdir(join(folder, 'office/dist'), { recursive: true });
    await writeFile(join(folder, 'office/package.json'), JSON.stringify(inside));
    await writeFile(join(folder, 'office/dist/index.html'), page);
    await writeFile(join(folder, 'office/dist/first-views.json'), JSON.stringify(signIn));
    await writeFile(join(assets, 'main-1a2b.js.br'), brotliCompressSync(script));
    api = await startApi({ APPS_DIR: folder });
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    '/mt-en/loan-application/',
    '/be-nl/loan-application/step-two',
    '/fr/loan-application',
    '/en/loan-application/start/7K3M-9QWX-2TRB',
  ])('are answered at %s under a strict policy and asked for anew', async (path) => {
    const { text, headers } = await api.http.get(path).expect(200);
    expect(text).toContain('<title>Loan</title>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const known = await api.http
      .get(path)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    // The reader keeps the page with the nonce and the policy that it came with.
    expect(known.headers).not.toHaveProperty('content-security-policy');
  });

  it('run no script that somebody put into them: each answer has a nonce of its own', async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const { text, headers } = await api.http.get('/be-en/loan-application/').expect(200);
      const policy = headers['content-security-policy'] ?? '';
      const nonce = /script-src 'nonce-([\w-]{24})' 'strict-dynamic';/.exec(policy)?.[1] ?? '';
      expect(text.match(new RegExp(`nonce="${nonce}"`, 'g'))).toHaveLength(5);
      expect(text).toContain(`<script nonce="${nonce}" type="module" src="/a.js">`);
      nonces.add(nonce);
      expect(policy).toContain(';report-uri /csp-reports');
    }
    expect(nonces.size).toBe(3);
  });

  it('come in the colours that were chosen on the site, under a tag of their own', async () => {
    const page = (cookie: string) => api.http.get('/mt-en/loan-application/').set('Cookie', cookie).expect(200);
    const [dark, light, system] = [
      await page('COLOR_SCHEME=dark'),
      await page('COLOR_SCHEME=light'),
      await page('a=b'),
    ];
    expect(dark.text).toMatch(/<html data-theme="dark" lang="en">[^]*<meta name="color-scheme" content="dark" \/>/);
    expect(light.text).toMatch(/<html data-theme="light" lang="en">[^]*<meta name="color-scheme" content="light" \/>/);
    expect(system.text).toMatch(/<html lang="en">[^]*<meta name="color-scheme" content="light dark" \/>/);
    expect(new Set([dark, light, system].map(({ headers }) => headers['etag'])).size).toBe(3);
    expect(dark.headers['vary']).toBe('Cookie');
  });

  it.each([
    ['/be-nl/loan-application/', 'nl', ['nl']],
    ['/be-en/loan-application/', 'en', ['en']],
    ['/fr/loan-application/', 'fr', []],
    ['/_loan/index.html', 'en', ['en']],
    ['/_loan/index.html', 'nl', ['nl'], 'de, nl-BE;q=0.8'],
  ])(
    'say at %s that they are in %s and load no texts of another language ahead',
    async (path, language, texts, accepted = '') => {
      const { text } = await api.http.get(path).set('Accept-Language', accepted).expect(200);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain('href="/b.js"');
      expect(Array.from(text.matchAll(/href="\/([a-z]{2})\.js"/g), ([, of]) => of)).toEqual(texts);
    },
  );

  it.each(['/be-nl/loan-application', '/be-nl/loan-application/'])('have at %s what was drawn ahead', async (path) => {
    const { text, headers } = await api.http.get(path).expect(200);
    expect(text).toContain(`<div id="root">${drawn.views['/be-nl'].page}</div>${drawn.views['/be-nl'].front}</body>`);
    const again = await api.http.get(path).set('Cookie', 'a=b; SEEN=1').expect(200);
    expect(again.text).toContain(`<div id="root">${drawn.views['/be-nl'].page}</div></body>`);
    expect(again.headers['etag']).not.toBe(headers['etag']);
  });

  it.each([
    '/be-nl/loan-application/step-two',
    '/be-nl/loan-application/?partner=bathline',
    '/be-en/loan-application/',
  ])('have at %s, which was not drawn ahead, their script alone', async (path) => {
    const { text } = await api.http.get(path).expect(200);
    expect(text).toContain('<body><div id="root"></div></body>');
  });

  it('come again without what stood in front of them once its form was sent, and take no other', async () => {
    const send = (path: string) => api.http.post(path).type('form');
    const sent = await send('/be-nl/loan-application/').expect(303);
    expect(sent.headers['location']).toBe('/be-nl/loan-application/');
    expect(sent.headers['set-cookie']).toEqual([drawn.accepted]);
    const foreign = await send('/be-nl/loan-application/')
      .set('Sec-Fetch-Site', 'cross-site')
      .expect('Content-Type', /problem/)
      .expect(403);
    expect(foreign.headers).not.toHaveProperty('set-cookie');
    for (const path of ['/be-en/loan-application/', '/be-nl/loan-application/step-two', '/be-nl/loan-applications/'])
      expect((await send(path)).headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['/office', '', 'Sign in'],
    ['/office/', 'a=b', 'Sign in'],
    ['/office/sign-in', 'LANGUAGE=nl', 'Aanmelden'],
    ['/office/sign-in', 'LANGUAGE=xx', 'Sign in'],
  ])('for people inside have at %s, with the cookies "%s", the sign-in: %s', async (path, cookies, heading) => {
    const { text, headers } = await api.http.get(path).set('Cookie', cookies).expect(200);
    expect(text).toContain(`<div id="root"><h1>${heading}</h1></div></body>`);
    expect(text).toContain(`<html lang="${heading === 'Sign in' ? 'en' : 'nl'}">`);
    expect(headers['vary']).toBe('Cookie, Accept-Language');
    await api.http.post(path).type('form').expect(404);
  });

  it.each([
    ['/office', 'statewise_session=abc'],
    ['/office/sign-in', 'a=b; __Host-statewise_session=abc'],
    ['/office/sign-in?to=%2Fcases', ''],
    ['/office/cases', ''],
  ])('for people inside have at %s, with the cookies "%s", their script alone', async (path, cookies) => {
    const { text } = await api.http.get(path).set('Cookie', cookies).expect(200);
    expect(text).toContain('<div id="root"></div></body>');
  });

  it.each(['/xx-en/loan-application/', '/mt-de/loan-application', '/loan-application/', '/mt-en/loan-applications'])(
    'are not answered at %s',
    async (path) => {
      await api.http.get(path).expect(404);
    },
  );

  it('have assets that are kept for ever and come compressed', async () => {
    const { text, headers } = await api.http
      .get('/_loan/assets/main-1a2b.js')
      .set('Accept-Encoding', 'gzip')
      .expect(200);
    expect(text).toBe(script);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const compressed = await fetch(`${api.url}/_loan/assets/main-1a2b.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(await compressed.text()).toBe(script);
  });

  it.each(['/_loan/assets/gone.js', '/_loan/../package.json', '/_loan/%2e%2e/%2e%2e/package.json', '/_loan/'])(
    'have no asset at %s',
    async (path) => {
      const response = await fetch(`${api.url}${path}`);
      expect(response.status).toBe(404);
    },
  );

  it('are answered their assets by a replica of another release, and after theirs is gone', async () => {
    const next = await mkdtemp(join(tmpdir(), 'statewise-apps-'));
    const assets = join(next, 'loan/dist/assets');
    await mkdir(assets, { recursive: true });
    await writeFile(join(next, 'loan/package.json'), JSON.stringify(loan));
    await writeFile(join(next, 'loan/dist/index.html'), page);
    await writeFile(join(assets, 'steps-N3wN3wN3.js'), script);
    await writeFile(join(assets, 'steps-N3wN3wN3.js.gz'), gzipSync(script));
    await writeFile(join(assets, 'icon-N3wN3wN3.svg'), '<svg/>');
    const newer = await startApi({ APPS_DIR: next, DATABASE_URL: api.databaseUrl });
    for (const [{ http }, name] of [
      [newer, 'steps-01d01d01.js'],
      [api, 'steps-N3wN3wN3.js'],
    ] as const) {
      const { text, headers } = await http.get(`/_loan/assets/${name}`).expect(200);
      expect(text).toBe(script);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
      });
    }
    const { headers } = await api.http.get('/_loan/assets/icon-N3wN3wN3.svg').expect(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    await api.http.get('/_loan/assets/steps-N3v3rN3v.js').expect(404);
    await newer.stop();
    await api.http.head('/_loan/assets/steps-N3wN3wN3.js').expect(200);
    await rm(next, { recursive: true });
  });

  it('are answered no asset that was altered in the database', async () => {
    const path = '/_loan/assets/icon-N3wN3wN3.svg';
    await api.http.get(path).expect(200);
    await api.database.query(`update front_end_asset set content = '<svg onload="alert(1)"/>' where path = $1`, [path]);
    await api.http.get(path).expect(404);
  });

  it('have assets for a month after the last replica of their release', async () => {
    const gone = '/_loan/assets/steps-N3wN3wN3.js';
    await api.http.get(gone).expect(200);
    await api.database.query(`update front_end_asset set served_at = now() - interval '31 days'`);
    await api.app.get(Jobs).send('front-end-assets', {});
    await eventually(async () => void (await api.http.get(gone).expect(404)));
    const kept = await api.database.query(`select path from front_end_asset where path like '%-01d01d01.js'`);
    expect(kept).toEqual([{ path: '/_loan/assets/steps-01d01d01.js' }]);
  });

  it('are in whose dress a person reads that there is nothing, and a program gets data', async () => {
    const nowhere = '/be-nl/nergens';
    const { text, headers } = await api.http.get(nowhere).set('Accept', 'text/html').expect(404);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(text).toContain('<html lang="nl"');
    expect(text).toContain('<h1>Niet gevonden</h1>');
    expect(text).not.toMatch(/<script|modulepreload/);
    await api.http
      .get(nowhere)
      .expect(404)
      .expect('Content-Type', /problem\+json/);
    await api.http
      .get('/api/v1/nowhere')
      .set('Accept', 'text/html')
      .expect(404)
      .expect('Content-Type', /problem\+json/);
  });

  it('are where the root leads to, and that of a locale', async () => {
    await api.http.get('/be-fr/').set('Accept', 'text/html').expect(302).expect('Location', '/be-fr/loan-application/');
    const { headers } = await api.http.get('/').set('Accept-Language', 'nl-BE').expect(302);
    expect(headers['location']).toBe('/be-nl/loan-application/');
  });
});
