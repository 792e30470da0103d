import { call } from '../harness/call.ts';
import type { Experiment } from '../harness/experiment.ts';
import { operationAddress, isStream, operationsOf } from '../harness/operations.ts';
import { signIn } from '../harness/people.ts';
import type { Tally } from '../harness/tally.ts';

/** Pages, files and mistakes beside the operations of the description. */
const others = [
  '/',
  '/be-en/',
  '/be-nl/loan-application/',
  '/be-fr/e-banking/',
  '/be-en/store/',
  '/console/',
  '/be-en/blog/',
  '/nowhere',
  '/api/v1/nowhere',
  '/console/nowhere',
  '/..%2f..%2fetc/passwd',
  '/%ff',
  '/favicon.ico',
];

/** The headers of every answer, with and without a sign-in, of success and of failure. */
export const headers: Experiment = {
  name: 'headers',
  full: 1,
  unit: 'round over every route, over https',
  async run(stage, amount, tally) {
    const { url } = await stage.replica({
      env: { WORKER: 'off', PUBLIC_URL: 'https://bank.example', TRUST_PROXY: '1' },
    });
    const plain = await stage.replica({ env: { WORKER: 'off' } });
    const cookie = await signIn(plain.url);
    const operations = (await operationsOf(url)).filter((operation) => !isStream(operation));
    const assets = await assetsOf(url);
    tally.set('operations', operations.length);
    tally.set('assets', assets.length);
    for (let round = 0; round < amount; round += 1) {
      const routes = [
        ...operations.map((one) => [one.method, operationAddress(one)]),
        ...[...others, ...assets].map((path) => ['GET', path]),
      ];
      for (const [method = '', path = ''] of routes)
        for (const who of ['', cookie]) {
          const sent = {
            cookie: who,
            headers: { 'x-forwarded-proto': 'https' },
            ...(method !== 'GET' && { json: {} }),
          };
          if (method === 'DELETE' && path === '/api/v1/session' && who !== '') continue;
          const answer = await call(url, method, path, sent);
          tally.add('answers');
          check(tally, `${method} ${path} (${answer.status})`, answer.headers, path);
        }
    }
    tally.claim((await call(url, 'TRACE', '/').catch(() => undefined)) === undefined, 'TRACE is answered');
    tally.claim((await call(url, 'PROPFIND', '/api/v1/flows')).status < 500, 'PROPFIND is a failure of the server');
  },
};

/** Scripts and styles that the pages name. */
async function assetsOf(url: string): Promise<string[]> {
  const found = new Set<string>();
  for (const path of ['/be-en/', '/be-en/loan-application/', '/console/']) {
    const { body } = await call(url, 'GET', path, { headers: { 'x-forwarded-proto': 'https' } });
    for (const [, asset = ''] of String(body).matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g))
      found.add(asset);
  }
  return [...found];
}

function check(tally: Tally, what: string, headers: Headers, path: string): void {
  const has = (name: string, pattern: RegExp) =>
    tally.claim(pattern.test(headers.get(name) ?? ''), `${what}: ${name} is ${headers.get(name)}`);
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  has('x-content-type-options', /^nosniff$/);
  has('strict-transport-security', /max-age=63072000/);
  has('referrer-policy', /./);
  has('x-frame-options', /^(DENY|SAMEORIGIN)$/i);
  has('content-security-policy', /default-src '(none|self)'/);
  has('content-security-policy', /frame-ancestors 'none'/);
  has('cross-origin-resource-policy', /^same-origin$|^cross-origin$/);
  if (isPage) has('content-security-policy', /object-src 'none'|default-src 'none'/);
  if (path.startsWith('/api/v1/')) has('cache-control', /no-store/);
  tally.claim(
    !/script-src[^;]*'unsafe-(?:inline|eval)'/.test(headers.get('content-security-policy') ?? ''),
    `${what}: scripts may be inline`,
  );
  for (const name of ['x-powered-by', 'server'])
    tally.claim(!headers.has(name), `${what}: says ${name}: ${headers.get(name)}`);
  tally.claim(headers.get('access-control-allow-origin') !== '*', `${what}: any site may read it`);
  for (const cookie of headers.getSetCookie())
    tally.claim(
      /HttpOnly/i.test(cookie) && /SameSite=(Lax|Strict)/i.test(cookie) && /Secure/i.test(cookie),
      `${what}: sets ${cookie.replace(/=[^;]*/, '')}`,
    );
}
