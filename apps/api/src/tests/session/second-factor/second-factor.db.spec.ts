import { addColleague } from '../../../testing/colleague.js';
import { calledDuring } from '../../../testing/lock-waits.js';
import { startApi, testAdmin, type TestApi } from '../../../testing/start-api.js';
import { totpCode, inHalfMinute } from '@statewise/server/testing/totp-app.js';

const path = '/api/v1/session';
const password = 'tests everything';

let api: TestApi;
let https: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  https = await startApi({ WORKER: 'off', PUBLIC_URL: 'https://bank.example', DATABASE_URL: api.databaseUrl });
  for (const role of ['staff', 'qa'] as const)
    await addColleague(api, `${role}@example.com`, role, { name: role, password });
});
afterAll(async () => {
  await https.stop();
  await api.stop();
});

const send = (at: TestApi, address: string, cookie: string, body: object = {}) =>
  at.http.post(`${path}${address}`).set('Cookie', cookie).send(body);
const whoAmI = (at: TestApi, cookie: string) => at.http.get(path).set('Cookie', cookie);
const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
/** Signs in over https, with an app that is new; answers its secret and the cookie. */
async function enrol(email: string, secretWord = password) {
  const half = cookieOf(await send(https, '', '', { email, password: secretWord }).expect(401));
  const { secret } = (await send(https, '/second-factor/enrolment', half).expect(200)).body;
  await inHalfMinute();
  const answer = await send(https, '/second-factor/enrolment/confirm', half, { code: totpCode(secret, -1) }).expect(
    200,
  );
  return { half, secret: String(secret), cookie: cookieOf(answer), codes: answer.body.recovery_codes as string[] };
}
const signIn = async (email: string) => cookieOf(await send(https, '', '', { email, password }).expect(401));
const forgetFactors = () => api.database.query('delete from second_factor; delete from recovery_code');

afterEach(forgetFactors);

it('is asked of all of the bank’s people where they see https, and elsewhere of who has one', async () => {
  const colleagues = ['staff@example.com', 'qa@example.com'].map((email) => ({ email, password }));
  for (const user of [testAdmin, ...colleagues]) {
    const { body } = await send(https, '', '', user).expect(401);
    expect(body).toMatchObject({
      type: 'urn:statewise:problem:session:second-factor',
      second_factor_required: true,
      is_enrolled: false,
    });
    await send(api, '', '', user).expect(200);
  }
});

it('is enrolled at the first sign-in, by a code of the new app', async () => {
  const half = await signIn('staff@example.com');
  const { secret, uri } = (await send(https, '/second-factor/enrolment', half).expect(200)).body;
  expect(uri).toBe(`otpauth://totp/Meridian%20Bank:staff%40example.com?secret=${secret}&issuer=Meridian%20Bank`);
  const confirm = (code: string) => send(https, '/second-factor/enrolment/confirm', half, { code });
  expect((await confirm('000000').expect(422)).body.errors).toEqual({ code: ['wrong'] });
  const answer = await confirm(totpCode(secret)).expect(200);
  expect(new Set(answer.body.recovery_codes).size).toBe(10);
  await whoAmI(https, cookieOf(answer)).expect(200);
  await whoAmI(https, half).expect(401);
});

it('lets half a session do nothing but finish', async () => {
  const { cookie } = await enrol('staff@example.com');
  const half = await signIn('staff@example.com');
  await whoAmI(https, half).expect(401);
  await https.http.get('/api/v1/applications').set('Cookie', half).expect(401);
  // Who has the password alone must not put their own app in the place of the owner's.
  expect((await send(https, '/second-factor/enrolment', half).expect(401)).body.is_enrolled).toBe(true);
  await send(https, '/second-factor', '', { code: '123456' }).expect(401);
  await send(https, '/second-factor', cookie, { code: '123456' }).expect(401);
  await api.database.query(`update session set expires_at = now() where is_half`);
  await send(https, '/second-factor', half, { code: '123456' }).expect(401);
});

it('is asked of who signs in by a password alone while it is set up', async () => {
  const answer = await calledDuring(
    api,
    (enrolling) => enrolling.query(`select from "user" where email = 'qa@example.com' for update`),
    () => send(api, '', '', { email: 'qa@example.com', password }),
    (enrolling) =>
      enrolling.query(
        `insert into second_factor (user_id, secret) select id, 'x' from "user" where email = 'qa@example.com'`,
      ),
  );
  expect(answer.status).toBe(401);
  await send(api, '', '', { email: 'qa@example.com', password }).expect(401);
});

it('takes each code once, also when it is sent twice at the same time', async () => {
  const { secret } = await enrol('staff@example.com');
  const halves = [await signIn('staff@example.com'), await signIn('staff@example.com')];
  const wrong = await send(https, '/second-factor', halves[0] ?? '', { code: '000000' }).expect(401);
  expect(wrong.body).toMatchObject({ type: 'urn:statewise:problem:session:wrong-code', captcha_required: false });
  const code = totpCode(secret);
  const answers = await Promise.all(halves.map((half) => send(https, '/second-factor', half, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const signedIn = answers.find(({ status }) => status === 200);
  await whoAmI(https, signedIn ? cookieOf(signedIn) : '').expect(200);
  // The one before it is over, too.
  const late = { code: totpCode(secret, -1) };
  await send(https, '/second-factor', await signIn('staff@example.com'), late).expect(401);
});

it('finishes no half session that another password ends while its code is looked at', async () => {
  const { secret } = await enrol('staff@example.com');
  const half = await signIn('staff@example.com');
  const { status, body } = await calledDuring(
    api,
    async (changing) => {
      await changing.query(`update "user" set password_hash = password_hash where email = 'staff@example.com'`);
      await changing.query('delete from session where is_half');
    },
    () => send(https, '/second-factor', half, { code: totpCode(secret) }),
  );
  expect([status, body.type]).toEqual([401, 'urn:statewise:problem:session:required']);
});

it('is not enrolled by half a session that another password ends while the app’s code is looked at', async () => {
  const half = await signIn('staff@example.com');
  const { secret } = (await send(https, '/second-factor/enrolment', half).expect(200)).body;
  const { status } = await calledDuring(
    api,
    async (changing) => {
      await changing.query(`update "user" set password_hash = password_hash where email = 'staff@example.com'`);
      await changing.query('delete from session where is_half');
    },
    () => send(https, '/second-factor/enrolment/confirm', half, { code: totpCode(secret) }),
  );
  expect(status).toBe(401);
  await send(https, '/second-factor/enrolment', await signIn('staff@example.com')).expect(200);
});

it('takes a recovery code once, however it is typed', async () => {
  const { codes, cookie } = await enrol('staff@example.com');
  const typed = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')}`;
  await send(https, '/second-factor', await signIn('staff@example.com'), { code: typed }).expect(200);
  await send(https, '/second-factor', await signIn('staff@example.com'), { code: typed }).expect(401);
  const standing = await https.http.get(`${path}/second-factor`).set('Cookie', cookie).expect(200);
  expect(standing.body).toEqual({
    success: true,
    is_enrolled: true,
    is_required: true,
    recovery_codes_left: 9,
    recovery_codes_kept: true,
    has_app: true,
    has_passkey: false,
  });
});

it('is replaced by who is signed in and showed it a moment ago; the old app counts until then', async () => {
  const { cookie, secret, codes } = await enrol('staff@example.com');
  await api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
  expect((await send(https, '/second-factor/enrolment', cookie).expect(403)).body.type).toBe(
    'urn:statewise:problem:session:not-fresh',
  );
  await send(https, '/second-factor/recovery-codes', cookie, { code: codes[0] }).expect(403);
  await send(https, '/confirm', cookie, { code: totpCode(secret) }).expect(204);
  const next = (await send(https, '/second-factor/enrolment', cookie, { code: codes[0] }).expect(200)).body.secret;
  await send(https, '/second-factor', await signIn('staff@example.com'), { code: totpCode(secret, 1) }).expect(200);
  const enrolling = (by: string) => send(https, '/second-factor/enrolment/confirm', by, { code: totpCode(next) });
  const renewed = cookieOf(await enrolling(cookie).expect(200));
  // Repeated, because its answer was lost: no code is wrong, and none is waited for any more.
  expect((await enrolling(renewed).expect(409)).body.type).toBe('urn:statewise:problem:operation:refused');
  await send(https, '/second-factor', await signIn('staff@example.com'), { code: totpCode(next, 1) }).expect(200);
});

it('is taken away with the password when an admin resets the account', async () => {
  await enrol('staff@example.com');
  const [{ id }] = await api.database.query(`select id from "user" where email = 'staff@example.com'`);
  const reset = api.http.post(`/api/v1/accounts/${id}/reset`).set('Cookie', await api.signIn());
  const token = String((await reset.expect(200)).body.invitation.link)
    .split('#')
    .at(-1);
  const { body } = await https.http.post('/api/v1/invitations/accept').send({ token, password }).expect(401);
  expect(body).toMatchObject({ second_factor_required: true, is_enrolled: false });
});

it('is needed at once by who gets another role without one', async () => {
  const signedIn = await send(api, '', '', { email: 'qa@example.com', password }).expect(200);
  const { cookie: admin } = await enrol(testAdmin.email, testAdmin.password);
  const become = (role: string) =>
    https.http.patch(`/api/v1/accounts/${signedIn.body.user.id}`).set('Cookie', admin).send({ role }).expect(200);
  await become('staff');
  await whoAmI(api, cookieOf(signedIn)).expect(401);
  await become('qa');
});

it('is kept as guessing passwords is', async () => {
  const strict = await startApi({ RATE_LIMIT_FACTOR: '1', DATABASE_URL: api.databaseUrl, WORKER: 'off' });
  const mine = await send(strict, '', '', { email: 'qa@example.com', password }).expect(200);
  const { secret } = (await send(strict, '/second-factor/enrolment', cookieOf(mine)).expect(200)).body;
  const first = { code: totpCode(secret) };
  await send(strict, '/second-factor/enrolment/confirm', cookieOf(mine), first).expect(200);
  const half = cookieOf(await send(strict, '', '', { email: 'qa@example.com', password }).expect(401));
  const tries = [];
  for (let index = 0; index < 11; index++) tries.push(await send(strict, '/second-factor', half, { code: '000000' }));
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  await strict.stop();
});

describe('E13', () => {
  const codes = (email: string) =>
    api.mailsTo(email).then((mails) => mails.filter(({ subject }) => subject.startsWith('Wrong codes')));

  it('caps wrong codes of an account over addresses and replicas, tells its owner, and leaves a way back', async () => {
    const settings = {
      PUBLIC_URL: 'https://bank.example',
      TRUST_PROXY: '1',
      DATABASE_URL: api.databaseUrl,
      WORKER: 'off',
    };
    const other = await startApi(settings);
    const { codes: recovery, secret } = await enrol('staff@example.com');
    const half = await signIn('staff@example.com');
    const guess = (index: number, code: string) =>
      send(index % 2 === 0 ? https : other, '/second-factor', half, { code }).set(
        'X-Forwarded-For',
        `192.0.2.${index}`,
      );
    for (let index = 0; index < 9; index++) await guess(index, '000000').expect(401);
    expect(await codes('staff@example.com')).toHaveLength(0);
    await guess(9, '000000').expect(401);
    expect(await codes('staff@example.com')).toHaveLength(1);
    const { headers } = await guess(10, totpCode(secret)).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await guess(11, totpCode(secret)).expect(429);
    expect(await codes('staff@example.com')).toHaveLength(1);
    await guess(12, recovery[0] ?? '').expect(200);
    await other.stop();
    await api.database.query(`delete from rate_limit where key like 'second-factor-wrong:%'`);
  });

  it('starts the count anew with a right code', async () => {
    const { secret } = await enrol('staff@example.com');
    const half = await signIn('staff@example.com');
    for (let index = 0; index < 9; index++) await send(https, '/second-factor', half, { code: '000000' }).expect(401);
    await send(https, '/second-factor', half, { code: totpCode(secret) }).expect(200);
    const again = await signIn('staff@example.com');
    for (let index = 0; index < 9; index++) await send(https, '/second-factor', again, { code: '000000' }).expect(401);
    await send(https, '/second-factor', again, { code: totpCode(secret, 1) }).expect(200);
  });

  it('asks for the present factor before another app is enrolled, and tells the owner', async () => {
    const { cookie, codes: recovery } = await enrol('staff@example.com');
    const begin = (body: object) => send(https, '/second-factor/enrolment', cookie, body);
    expect((await begin({}).expect(422)).body.errors).toEqual({ code: ['required'] });
    expect((await begin({ code: '000000' }).expect(422)).body.errors).toEqual({ code: ['wrong'] });
    const { secret } = (await begin({ code: recovery[0] }).expect(200)).body;
    await send(https, '/second-factor/enrolment/confirm', cookie, { code: totpCode(secret) }).expect(200);
    const subjects = (await api.mailsTo('staff@example.com')).map(({ subject }) => subject);
    expect(subjects).toContain('Your second factor was changed – Meridian Bank');
    const [{ changed_at }] = await api.database.query(
      `select changed_at from "user" where email = 'staff@example.com'`,
    );
    expect(changed_at).not.toBeNull();
  });
});

it('shows one secret to a browser that begins again, and to no other', async () => {
  const begin = async (by: string) => (await send(https, '/second-factor/enrolment', by).expect(200)).body.secret;
  const half = await signIn('staff@example.com');
  const first = await begin(half);
  const next = cookieOf(await send(https, '', half, { email: 'staff@example.com', password }).expect(401));
  expect([await begin(half).catch(() => 'ended'), await begin(next)]).toEqual(['ended', first]);
  const other = await begin(await signIn('staff@example.com'));
  expect(other).not.toBe(first);
  expect(await begin(next)).not.toBe(first);
});

it('is enrolled by two people where two decide: no admin sees the link that invites a second one', async () => {
  const { cookie } = await enrol(testAdmin.email, testAdmin.password);
  const invite = (at: TestApi, by: string) =>
    at.http
      .post('/api/v1/accounts')
      .set('Cookie', by)
      .send({ email: 'me-too@example.com', name: 'Me Too', role: 'admin' });
  const { body } = await invite(https, cookie).expect(409);
  expect(body.type).toBe('urn:statewise:problem:account:no-mail');
  expect(await api.database.query(`select from "user" where email = 'me-too@example.com'`)).toEqual([]);
  expect(await api.mailsTo('me-too@example.com')).toEqual([]);
  await forgetFactors();
  await invite(api, await api.signIn()).expect(201);
});
