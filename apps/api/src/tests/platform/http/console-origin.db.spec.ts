import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, testAdmin, type TestApi } from '../../../testing/start-api.js';

const hosts = { bank: 'bank.example', console: 'console.example' };
const csp = 'content-security-policy';
let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-apps-'));
  for (const [app, frontEnd] of [
    ['loan', { path: '/:locale/loan-application', start: true }],
    ['console', { path: '/console', inside: true }],
  ] as const) {
    await mkdir(join(folder, app, 'dist/assets'), { recursive: true });
    await writeFile(join(folder, app, 'package.json'), JSON.stringify({ statewise: { frontEnd } }));
    await writeFile(join(folder, app, 'dist/index.html'), '<!doctype html><html><head></head></html>');
    await writeFile(join(folder, app, 'dist/assets/main.js'), '');
  }
  api = await startApi({
    APPS_DIR: folder,
    DEMO_CONTENT: 'on',
    PUBLIC_URL: `http://${hosts.bank}`,
    CONSOLE_URL: `http://${hosts.console}`,
  });
});
afterAll(async () => {
  // What stands on the other origin is described there.
  for (const complaint of api.answers.complaints)
    if (complaint.endsWith(' 404: is not described')) api.answers.complaints.delete(complaint);
  await api.stop();
  await rm(folder, { recursive: true });
});

const get = (host: keyof typeof hosts, path: string) => api.http.get(path).set('Host', hosts[host]);
const post = (host: keyof typeof hosts, path: string, body: object) =>
  api.http.post(path).set('Host', hosts[host]).send(body);
const cookieOf = (answer: { headers: Record<string, unknown> }): string => String(answer.headers['set-cookie']);

it('serves the console on its own origin alone, and there nothing of the public one', async () => {
  for (const path of ['/console/', '/console/sign-in', '/_console/assets/main.js']) {
    await get('console', path).expect(200);
    await get('bank', path).expect(404);
  }
  expect((await get('console', '/console/')).headers[csp]).toContain("default-src 'self'");
  for (const path of ['/be-en/loan-application/', '/_loan/assets/main.js', '/be-en/', '/robots.txt'])
    await get('console', path).expect(404);
  await get('bank', '/be-en/loan-application/').expect(200);
  expect((await get('console', '/').expect(302)).headers['location']).toBe('/console/');
  await get('console', '/health/live').expect(200);
});

it('signs the bank’s people in on its own origin alone, and their session counts nowhere else', async () => {
  const refused: [string, object][] = [
    ['session', testAdmin],
    ['session', { ...testAdmin, password: 'another one' }],
    ...['passkey', 'passkey/challenge', 'second-factor', 'single-sign-on'].map((way): [string, object] => [
      `session/${way}`,
      { purpose: 'sign-in' },
    ]),
    ['setup', {}],
    ['invitations/accept', {}],
  ];
  // However an address is spelt that a handler answers.
  for (const [path, body] of refused)
    for (const address of [`/api/v1/${path}`, `/api/v1/${path}/`, `/API/v1/${path.toUpperCase()}`]) {
      const { status } = await post('bank', address, body);
      expect([address, status]).toEqual([address, 404]);
    }
  await post('bank', '/api/v1/sess%69on', { ...testAdmin, password: 'another one' }).expect(404);
  const set = cookieOf(await post('console', '/api/v1/session', testAdmin).expect(200));
  // For this host alone: no Domain.
  expect(set).not.toMatch(/domain=/i);
  const cookie = set.split(';')[0] ?? '';
  await get('console', '/api/v1/session').set('Cookie', cookie).expect(200);
  await get('console', '/api/v1/accounts').set('Cookie', cookie).expect(200);
  await get('bank', '/api/v1/session').set('Cookie', cookie).expect(401);
  await get('bank', '/api/v1/accounts').set('Cookie', cookie).expect(401);
});

it('takes no request of the public origin’s pages, nor the other way round', async () => {
  const change = (to: keyof typeof hosts, from: string, site?: string) =>
    post(to, '/errors/report', {})
      .set('Origin', from)
      .set(site === undefined ? {} : { 'Sec-Fetch-Site': site });
  await change('console', `http://${hosts.bank}`).expect(403);
  await change('bank', `http://${hosts.console}`).expect(403);
  await change('console', `http://${hosts.console}`, 'same-site').expect(403);
  expect((await change('console', `http://${hosts.console}`)).status).not.toBe(403);
  expect((await change('bank', `http://${hosts.bank}`)).status).not.toBe(403);
  const { headers } = await get('console', '/api/v1/session').set('Origin', `http://${hosts.bank}`);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it('keeps the partner’s people where they are, and links of mails lead to the console', async () => {
  const sold = { username: 'demo-store', password: 'a long passphrase' };
  const login = await post('bank', '/consumer-loans-vm-stores/api/intermediaryLogin', sold).expect(200);
  const seller = cookieOf(login).split(';')[0] ?? '';
  await get('bank', '/api/v1/session').set('Cookie', seller).expect(200);
  const admin = cookieOf(await post('console', '/api/v1/session', testAdmin).expect(200)).split(';')[0] ?? '';
  const account = { email: 'noor@example.com', name: 'Noor', role: 'staff' };
  const invited = await post('console', '/api/v1/accounts', account).set('Cookie', admin).expect(201);
  expect(invited.body.invitation.link).toMatch(/^http:\/\/console\.example\/console\/invitation#/);
  expect((await api.mailsTo(account.email))[0]?.text).toContain('http://console.example/console/invitation#');
});
