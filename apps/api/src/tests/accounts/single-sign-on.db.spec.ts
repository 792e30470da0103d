import { TestOpenIdProvider, type TestLogin } from '@statewise/server/testing/openid-provider.js';
import { startApi, testAdmin, type TestApi } from '../../testing/start-api.js';

const path = '/api/v1/session';
const origin = 'http://console.example';
let provider: TestOpenIdProvider;
let api: TestApi;
let other: TestApi;
let settings: Record<string, string>;
beforeAll(async () => {
  provider = await TestOpenIdProvider.start(origin);
  settings = {
    WORKER: 'off',
    PUBLIC_URL: origin,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 'a secret of the console',
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ROLES: 'admin=bank-admins, staff=bank-staff, qa=bank-qa',
    OIDC_NAME: 'Bank login',
  };
  api = await startApi(settings);
  other = await startApi({ ...settings, DATABASE_URL: api.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
  await provider.stop();
});
beforeEach(() => provider.forget());

const cookieOf = ({ headers }: { headers: Record<string, unknown> }, name: string): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const pathOf = (address: string) => address.slice(origin.length);
const whoAmI = (cookie: string, at = api) => at.http.get(path).set('Cookie', cookie);

/** Begins at a replica, visits the provider and comes back to the console, perhaps at another replica. */
async function travel(
  login: TestLogin,
  {
    purpose = 'sign-in',
    to = '/',
    cookie = '',
    back = api,
  }: Partial<Record<'purpose' | 'to' | 'cookie', string>> & { back?: TestApi } = {},
) {
  const started = await api.http
    .post(`${path}/single-sign-on`)
    .set('Cookie', cookie)
    .send({ purpose, ...(purpose === 'sign-in' && { to }) })
    .expect(200);
  const { address, page } = await provider.visit(started.body.address, login);
  expect(page).toBe('');
  const bound = cookieOf(started, 'statewise_sso');
  const arrived = await back.http.get(pathOf(address)).set('Cookie', `${bound}; ${cookie}`).expect(302);
  return {
    started,
    address,
    bound,
    to: String(arrived.headers.location),
    cookie: cookieOf(arrived, 'statewise_session'),
  };
}
const knowNoor = (more: object = {}) =>
  provider.know('noor', {
    email: 'noor@example.com',
    email_verified: true,
    name: 'Noor',
    groups: ['bank-staff'],
    ...more,
  });
const rowOf = async (email: string) =>
  (await api.database.query(`select id, role, active, changed_at from "user" where email = $1`, [email]))[0];

it('is offered where a provider is configured', async () => {
  const { body } = await api.http.get(`${path}/ways`).expect(200);
  expect(body.single_sign_on).toEqual({ name: 'Bank login' });
  const without = await startApi({ WORKER: 'off', DATABASE_URL: api.databaseUrl });
  expect((await without.http.get(`${path}/ways`).expect(200)).body.single_sign_on).toBeNull();
  await without.http.post(`${path}/single-sign-on`).send({ purpose: 'sign-in' }).expect(404);
  await without.stop();
});

it('makes an account at the first sign-in, with the role of the claims, and opens the page that was asked for', async () => {
  await knowNoor();
  const { to, cookie, started } = await travel({ id: 'noor' }, { to: '/applications?q=1', back: other });
  expect(to).toBe(`${origin}/console/applications?q=1`);
  const asked = new URL(started.body.address).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  expect((await whoAmI(cookie).expect(200)).body.user).toMatchObject({ email: 'noor@example.com', role: 'staff' });
  expect(await rowOf('noor@example.com')).toMatchObject({ role: 'staff', active: true });
  // No second person has seen the account: it confirms nothing for a day.
  expect((await rowOf('noor@example.com')).changed_at).not.toBeNull();
  const subjects = (await api.mailsTo('noor@example.com')).map(({ subject }) => subject);
  expect(subjects).toContain('Single sign-on opens your account – Meridian Bank');
  const acts = await api.database.query(`select details from audit where kind = 'account.changed' order by id`);
  expect(acts[0].details).toMatchObject({ made: true, role: 'staff' });
});

it('lets programs in by the token of who has no password', async () => {
  await provider.know('olga', {
    email: 'olga@example.com',
    email_verified: true,
    name: 'Olga',
    groups: ['bank-admins'],
  });
  const { cookie } = await travel({ id: 'olga' });
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const made = await api.http
    .post('/api/v1/tokens')
    .set('Cookie', cookie)
    .send({ name: 'reports', role: 'staff', expires_at })
    .expect(201);
  const listed = () => api.http.get('/api/v1/applications').set('Authorization', `Bearer ${made.body.secret}`);
  await listed().expect(200);
  await provider.know('olga', { email: 'olga@example.com', email_verified: true, groups: [] });
  provider.forget();
  await travel({ id: 'olga' });
  await listed().expect(401);
});

it('takes role and refusal from the claims of each sign-in, and ends the sessions of who has no role any more', async () => {
  await knowNoor();
  const { cookie } = await travel({ id: 'noor' });
  await knowNoor({ groups: ['bank-qa', 'bank-admins'] });
  provider.forget();
  await travel({ id: 'noor' });
  expect((await whoAmI(cookie).expect(200)).body.user.role).toBe('admin');
  await knowNoor({ groups: ['gardeners'] });
  provider.forget();
  const refused = await travel({ id: 'noor' });
  expect(refused).toMatchObject({ to: `${origin}/console/sign-in?failed=refused`, cookie: '' });
  await whoAmI(cookie).expect(401);
  expect(await rowOf('noor@example.com')).toMatchObject({ active: false });
  await knowNoor();
  provider.forget();
  expect((await travel({ id: 'noor' })).cookie).not.toBe('');
  expect(await rowOf('noor@example.com')).toMatchObject({ active: true, role: 'staff' });
});

it('does not open an account that an admin switched off', async () => {
  await knowNoor();
  await travel({ id: 'noor' });
  const { id } = await rowOf('noor@example.com');
  const admin = await api.signIn();
  const change = (active: boolean) =>
    api.http.patch(`/api/v1/accounts/${id}`).set('Cookie', admin).send({ active }).expect(200);
  await change(false);
  provider.forget();
  expect((await travel({ id: 'noor' })).to).toContain('failed=refused');
  // Neither after the claims gave no role in between.
  await knowNoor({ groups: [] });
  provider.forget();
  await travel({ id: 'noor' });
  await knowNoor();
  provider.forget();
  expect((await travel({ id: 'noor' })).to).toContain('failed=refused');
  await change(true);
});

it('leads to an account that there is only by a proven address', async () => {
  const claims = { email: testAdmin.email, name: 'Mallory', groups: ['bank-admins'] };
  await provider.know('mallory', claims);
  expect((await travel({ id: 'mallory' })).to).toContain('failed=refused');
  await provider.know('ada', { ...claims, email: testAdmin.email.toUpperCase(), email_verified: true });
  provider.forget();
  const { cookie } = await travel({ id: 'ada' });
  expect((await whoAmI(cookie).expect(200)).body.user.email).toBe(testAdmin.email);
});

describe('refuses', () => {
  it('who was refused there, another browser, a used or an old way back, and changed parameters', async () => {
    await knowNoor();
    expect((await travel({})).to).toContain('failed=refused');
    provider.forget();
    const { address, bound } = await travel({ id: 'noor' });
    const again = (cookie: string, to = address) => api.http.get(pathOf(to)).set('Cookie', cookie).expect(302);
    expect((await again(bound)).headers.location).toContain('failed=expired');
    expect((await again('')).headers.location).toContain('failed=expired');
    const start = async () => {
      const started = await api.http.post(`${path}/single-sign-on`).send({ purpose: 'sign-in' }).expect(200);
      provider.forget();
      const back = await provider.visit(started.body.address, { id: 'noor' });
      return { bound: cookieOf(started, 'statewise_sso'), address: back.address };
    };
    const [mine, theirs] = [await start(), await start()];
    expect((await again(mine.bound, theirs.address)).headers.location).toContain('failed=refused');
    const old = await start();
    await api.database.query('update sign_in_challenge set expires_at = now()');
    expect((await again(old.bound, old.address)).headers.location).toContain('failed=expired');
    const changed = await start();
    const forged = changed.address.replace(/code=[^&]+/, 'code=made-up');
    expect((await again(changed.bound, forged)).headers.location).toContain('failed=refused');
  });

  it('pages outside of the console to go on with', async () => {
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      await api.http.post(`${path}/single-sign-on`).send({ purpose: 'sign-in', to }).expect(422);
  });
});

it('confirms a session by a new proof of the same person alone', async () => {
  await knowNoor();
  await provider.know('wim', { email: 'wim@example.com', email_verified: true, groups: ['bank-staff'] });
  const { cookie } = await travel({ id: 'noor' });
  const isFresh = async () => (await api.http.post(`${path}/passkeys/challenge`).set('Cookie', cookie)).status === 200;
  await api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
  expect(await isFresh()).toBe(false);
  provider.forget();
  await travel({ id: 'wim' });
  provider.forget();
  expect((await travel({ id: 'wim' }, { purpose: 'confirm', cookie })).to).toContain('/confirmed?failed=refused');
  expect(await isFresh()).toBe(false);
  provider.forget();
  expect((await travel({ id: 'noor' }, { purpose: 'confirm', cookie })).to).toBe(`${origin}/console/confirmed`);
  expect(await isFresh()).toBe(true);
  await api.http.post(`${path}/single-sign-on`).send({ purpose: 'confirm' }).expect(401);
});

it('asks for a factor of its own over https unless the provider asked for one, and signs out there too', async () => {
  const console = 'https://console.example';
  const secureProvider = await TestOpenIdProvider.start(console);
  const secure = await startApi({
    ...settings,
    PUBLIC_URL: console,
    OIDC_ISSUER: secureProvider.issuer,
    DATABASE_URL: api.databaseUrl,
  });
  await secureProvider.know('kim', { email: 'kim@example.com', email_verified: true, groups: ['bank-qa'] });
  const arrive = async (login: TestLogin) => {
    secureProvider.forget();
    const started = await secure.http
      .post(`${path}/single-sign-on`)
      .send({ purpose: 'sign-in', to: '/live' })
      .expect(200);
    const { address } = await secureProvider.visit(started.body.address, login);
    const bound = cookieOf(started, '__Host-statewise_sso');
    const arrived = await secure.http.get(address.slice(console.length)).set('Cookie', bound).expect(302);
    return { to: String(arrived.headers.location), cookie: cookieOf(arrived, '__Host-statewise_session') };
  };
  const half = await arrive({ id: 'kim', amr: ['pwd'] });
  expect(half.to).toBe(`${console}/console/sign-in?factor=enrolment&to=%2Flive`);
  await whoAmI(half.cookie, secure).expect(401);
  const whole = await arrive({ id: 'kim', amr: ['pwd', 'mfa'] });
  expect(whole.to).toBe(`${console}/console/live`);
  await whoAmI(whole.cookie, secure).expect(200);
  const { body } = await secure.http.delete(path).set('Cookie', whole.cookie).expect(200);
  await whoAmI(whole.cookie, secure).expect(401);
  const ended = await secureProvider.visit(body.address, {});
  expect(ended).toMatchObject({ status: 200, page: expect.stringContaining('sign-out') });
  await secure.stop();
  await secureProvider.stop();
});

it('answers in time where the provider does not', async () => {
  const late = await startApi({ ...settings, DATABASE_URL: api.databaseUrl });
  await knowNoor();
  const started = await api.http.post(`${path}/single-sign-on`).send({ purpose: 'sign-in' }).expect(200);
  const { address } = await provider.visit(started.body.address, { id: 'noor' });
  const { cookie } = await travel({ id: 'noor' });
  const again = await api.http
    .post(`${path}/single-sign-on`)
    .set('Cookie', cookie)
    .send({ purpose: 'confirm' })
    .expect(200);
  provider.forget();
  const asked = await provider.visit(again.body.address, { id: 'noor' });
  await provider.hang(true);
  const before = Date.now();
  const { body } = await late.http.post(`${path}/single-sign-on`).send({ purpose: 'sign-in' }).expect(503);
  expect(body.type).toBe('urn:statewise:problem:dependency:down');
  const back = await api.http.get(pathOf(address)).set('Cookie', cookieOf(started, 'statewise_sso')).expect(302);
  expect(back.headers.location).toBe(`${origin}/console/sign-in?failed=down`);
  const bound = `${cookieOf(again, 'statewise_sso')}; ${cookie}`;
  for (const failed of ['down', 'expired']) {
    const confirming = await api.http.get(pathOf(asked.address)).set('Cookie', bound).expect(302);
    expect(confirming.headers.location).toBe(`${origin}/console/confirmed?failed=${failed}`);
  }
  expect(Date.now() - before).toBeLessThan(20_000);
  await provider.hang(false);
  await late.http.post(`${path}/single-sign-on`).send({ purpose: 'sign-in' }).expect(200);
  await late.stop();
});

it('tells a provider that breaks off in the middle of an answer from one that refuses', async () => {
  await knowNoor();
  const started = await api.http.post(`${path}/single-sign-on`).send({ purpose: 'sign-in' }).expect(200);
  const { address } = await provider.visit(started.body.address, { id: 'noor' });
  await provider.breakOff(true);
  const back = await api.http.get(pathOf(address)).set('Cookie', cookieOf(started, 'statewise_sso')).expect(302);
  await provider.breakOff(false);
  expect(back.headers.location).toBe(`${origin}/console/sign-in?failed=down`);
});
