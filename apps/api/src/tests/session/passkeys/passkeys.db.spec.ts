import type { EntityManager } from 'typeorm';
import { addColleague } from '../../../testing/colleague.js';
import { calledDuring } from '../../../testing/lock-waits.js';
import { SoftAuthenticator } from '../../../testing/soft-authenticator.js';
import { startApi, testAdmin, type TestApi } from '../../../testing/start-api.js';

const path = '/api/v1/session';
const password = 'tests everything';
const origin = 'https://bank.example';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', PUBLIC_URL: origin });
  other = await startApi({ WORKER: 'off', PUBLIC_URL: origin, DATABASE_URL: api.databaseUrl });
  for (const name of ['noor', 'wim']) await addColleague(api, `${name}@example.com`, 'staff', { name, password });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});
beforeEach(() =>
  api.database.query(`delete from passkey; delete from second_factor; delete from recovery_code; delete from session;
    update "user" set changed_at = null`),
);

const send = (address: string, cookie: string, body: object = {}, at: TestApi = api) =>
  at.http.post(`${path}${address}`).set('Cookie', cookie).send(body);
const whoAmI = (cookie: string) => api.http.get(path).set('Cookie', cookie);
const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const half = async (email = 'noor@example.com', secret = password) =>
  cookieOf(await send('', '', { email, password: secret }).expect(401));

async function register(cookie: string, device = new SoftAuthenticator(origin), present: object = {}, name = 'Laptop') {
  const { options } = (await send('/passkeys/challenge', cookie, present).expect(200)).body;
  const answer = await send('/passkeys', cookie, { name, credential: device.register(options) }).expect(200);
  return {
    device,
    cookie: cookieOf(answer),
    codes: answer.body.recovery_codes as string[],
    id: answer.body.passkey.id,
  };
}
const ask = async (purpose: string, cookie = '', at: TestApi = api) =>
  (await send('/passkey/challenge', cookie, { purpose }, at).expect(200)).body.options;
const present = async (device: SoftAuthenticator, cookie: string) => ({
  passkey: device.answer(await ask('confirm', cookie)),
});
const noorId = async (): Promise<string> =>
  (await api.database.query(`select id from "user" where email = 'noor@example.com'`))[0].id;

it('is the first factor of a new account, which may then confirm at once, and signs in alone on another replica', async () => {
  const { device, cookie, codes } = await register(await half());
  expect(codes).toHaveLength(10);
  await whoAmI(cookie).expect(200);
  const options = await ask('sign-in', '', other);
  expect(options).toMatchObject({ rpId: 'bank.example', userVerification: 'required', allowCredentials: [] });
  const answer = await send('/passkey', '', { credential: device.answer(options) }).expect(200);
  expect(answer.body.user).toMatchObject({ email: 'noor@example.com', role: 'staff' });
  await whoAmI(cookieOf(answer)).expect(200);
  expect(await api.database.query(`select from "user" where changed_at is not null`)).toEqual([]);
  const subjects = (await api.mailsTo('noor@example.com')).map(({ subject }) => subject);
  expect(subjects).toContain('A passkey was added to your account – Meridian Bank');
});

const by = (text: string) => (changing: EntityManager) => changing.query(text);
const hold = by(`select from "user" where email = 'noor@example.com' for update`);
const removeAll = by('delete from passkey');

it('is not registered by a session that another password ends meanwhile', async () => {
  const { device, cookie } = await register(await half());
  const { options } = (await send('/passkeys/challenge', cookie, await present(device, cookie)).expect(200)).body;
  const credential = new SoftAuthenticator(origin).register(options);
  const call = () => send('/passkeys', cookie, { name: 'Phone', credential });
  const { status, body } = await calledDuring(api, hold, call, by('delete from session'));
  expect([status, body.type]).toEqual([401, 'urn:statewise:problem:session:required']);
  expect(await api.database.query('select name from passkey')).toEqual([{ name: 'Laptop' }]);
});

it('opens no session once it was removed, though that was after it had signed', async () => {
  const { device } = await register(await half());
  const credential = device.answer(await ask('sign-in'));
  const { status } = await calledDuring(api, hold, () => send('/passkey', '', { credential }), removeAll);
  expect(status).toBe(401);
});

it('that is removed before it is noted as used was copied by nobody', async () => {
  const { device } = await register(await half());
  const credential = device.answer(await ask('sign-in'));
  const { status } = await calledDuring(api, removeAll, () => send('/passkey', '', { credential }));
  const copied = await api.database.query(`select from audit where kind = 'account.passkey-copied'`);
  expect([status, copied]).toEqual([401, []]);
});

it('is not added by a password alone to a factor that is set up at the same time', async () => {
  const stolen = await half();
  const { options } = (await send('/passkeys/challenge', stolen).expect(200)).body;
  const theirs = { name: 'Theirs', credential: new SoftAuthenticator(origin).register(options) };
  const enrol = by(`insert into second_factor (user_id, secret) select id, 'x' from "user" where name = 'noor'`);
  const { status } = await calledDuring(api, hold, () => send('/passkeys', stolen, theirs), enrol);
  expect([status, await api.database.query('select from passkey')]).toEqual([401, []]);
});

it('finishes a sign-in whose password was right, and recovery codes do too', async () => {
  const { device } = await register(await half());
  const { body } = await send('', '', { email: 'noor@example.com', password }).expect(401);
  expect(body).toMatchObject({ is_enrolled: true, has_passkey: true });
  const cookie = await half();
  const options = await ask('second-factor', cookie);
  expect(options.allowCredentials).toEqual([
    { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
  ]);
  const answer = await send('/passkey', cookie, { credential: device.answer(options) }).expect(200);
  await whoAmI(cookieOf(answer)).expect(200);
  await send('/second-factor', await half(), { code: answer.body.recovery_codes[0] }).expect(200);
  await send('/passkey/challenge', '', { purpose: 'second-factor' }).expect(401);
});

it('confirms a session, its own alone', async () => {
  const mine = await register(await half());
  const theirs = await register(await half('wim@example.com'));
  await api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
  const isFresh = async () =>
    (await send('/passkeys/challenge', mine.cookie, { code: mine.codes[0] })).body.type !==
    'urn:statewise:problem:session:not-fresh';
  expect(await isFresh()).toBe(false);
  const confirm = (credential: object) => send('/passkey/confirm', mine.cookie, { credential });
  await confirm(theirs.device.answer(await ask('confirm', theirs.cookie))).expect(401);
  await confirm(theirs.device.answer(await ask('confirm', mine.cookie))).expect(401);
  await confirm(mine.device.answer(await ask('sign-in'))).expect(401);
  expect(await isFresh()).toBe(false);
  await confirm(mine.device.answer(await ask('confirm', mine.cookie))).expect(204);
  expect(await isFresh()).toBe(true);
});

describe('refuses, with the same answer for each reason,', () => {
  it.each([
    ['another origin', { origin: 'https://bank.example.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a device that did not verify its user', { isVerified: false }],
    ['the handle of another account', { userHandle: 'AAAA' }],
  ])('%s', async (_, differences) => {
    const { device } = await register(await half());
    const credential = device.answer(await ask('sign-in'), differences);
    const { body } = await send('/passkey', '', { credential }).expect(401);
    expect(body.type).toBe('urn:statewise:problem:session:wrong-passkey');
  });

  it('a challenge that was used, has expired, or is none of ours', async () => {
    const { device } = await register(await half());
    const options = await ask('sign-in');
    const twice = [device.answer(options), device.answer(options)];
    const answers = await Promise.all(twice.map((credential) => send('/passkey', '', { credential })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const late = await ask('sign-in');
    await api.database.query(`update sign_in_challenge set expires_at = now()`);
    await send('/passkey', '', { credential: device.answer(late) }).expect(401);
    await send('/passkey', '', { credential: device.answer({ challenge: 'bWFkZS11cA' }) }).expect(401);
  });

  it('an unknown passkey, one of an account that is switched off, and what is no response at all', async () => {
    const stranger = new SoftAuthenticator(origin);
    await send('/passkey', '', { credential: stranger.answer(await ask('sign-in')) }).expect(401);
    const { device } = await register(await half());
    await api.database.query(`update "user" set active = false where email = 'noor@example.com'`);
    await send('/passkey', '', { credential: device.answer(await ask('sign-in')) }).expect(401);
    await api.database.query(`update "user" set active = true`);
    for (const credential of [{}, { id: 7 }, { id: 'a', response: { clientDataJSON: 'eA' } }])
      await send('/passkey', '', { credential }).expect(401);
    await send('/passkey', '', { credential: 'x' }).expect(422);
  });

  it('the passkey of another account where a password was given', async () => {
    const theirs = await register(await half('wim@example.com'));
    await register(await half());
    const cookie = await half();
    const credential = theirs.device.answer(await ask('second-factor', cookie));
    await send('/passkey', cookie, { credential }).expect(401);
    await whoAmI(cookie).expect(401);
    // A challenge that was made for one half session is none for another.
    const mine = await ask('second-factor', cookie);
    await send('/passkey', await half('wim@example.com'), { credential: theirs.device.answer(mine) }).expect(401);
  });
});

it('refuses a counter that does not go up, and tells the owner; one that does not count is taken', async () => {
  const { device } = await register(await half());
  const signIn = async (by: SoftAuthenticator, differences = {}) =>
    send('/passkey', '', { credential: by.answer(await ask('sign-in'), differences) });
  expect((await signIn(device, { counter: 5 })).status).toBe(200);
  expect((await signIn(device, { counter: 5 })).status).toBe(401);
  expect((await signIn(device, { counter: 6 })).status).toBe(200);
  const subjects = (await api.mailsTo('noor@example.com')).map(({ subject }) => subject);
  expect(subjects).toContain('A passkey of yours was refused – Meridian Bank');
  const acts = await api.database.query(`select from audit where kind = 'account.passkey-copied'`);
  expect(acts).toHaveLength(1);
  const synced = await register(await half('wim@example.com'), new SoftAuthenticator(origin, false));
  for (let index = 0; index < 2; index++) expect((await signIn(synced.device)).status).toBe(200);
});

it('is added to others by who shows a factor; a password alone adds none, and the account then confirms nothing', async () => {
  const first = await register(await half());
  const add = (body: object) => send('/passkeys/challenge', first.cookie, body);
  expect((await add({}).expect(422)).body.errors).toEqual({ code: ['required'] });
  expect((await add({ passkey: {} }).expect(422)).body.errors).toEqual({ passkey: ['wrong'] });
  await send('/passkeys/challenge', await half()).expect(401);
  const second = await register(
    first.cookie,
    new SoftAuthenticator(origin),
    await present(first.device, first.cookie),
    'Phone',
  );
  expect(second.codes).toEqual([]);
  const { body } = await api.http.get(`${path}/passkeys`).set('Cookie', second.cookie).expect(200);
  expect(body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Laptop', 'Phone']);
  expect(await api.database.query(`select id from "user" where changed_at is not null`)).toEqual([
    { id: await noorId() },
  ]);
});

it('is not registered twice, for another person, nor with a challenge of another', async () => {
  const { device, cookie } = await register(await half());
  const begin = async () => (await send('/passkeys/challenge', cookie, await present(device, cookie))).body.options;
  const keep = (credential: object, by = cookie) => send('/passkeys', by, { name: 'Again', credential });
  await keep(device.register(await begin())).expect(401);
  const theirs = await half('wim@example.com');
  await keep(new SoftAuthenticator(origin).register(await begin()), theirs).expect(401);
  await keep(new SoftAuthenticator('https://evil.example').register(await begin())).expect(401);
  await keep(new SoftAuthenticator(origin).register(await begin(), { isVerified: false })).expect(401);
  expect(await api.database.query('select from passkey')).toHaveLength(1);
});

it('is removed by who confirmed their sign-in; the last factor of who needs one stays', async () => {
  const first = await register(await half());
  const { cookie, id } = await register(
    first.cookie,
    new SoftAuthenticator(origin),
    await present(first.device, first.cookie),
    'Phone',
  );
  const theirs = await register(await half('wim@example.com'));
  const remove = (which: string) => api.http.delete(`${path}/passkeys/${which}`).set('Cookie', cookie);
  await api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
  await remove(id).expect(403);
  await send('/confirm', cookie, { password }).expect(204);
  await remove(theirs.id).expect(404);
  await remove('nonsense').expect(404);
  await remove(id).expect(204);
  const { body } = await remove(first.id).expect(409);
  expect(body.type).toBe('urn:statewise:problem:session:last-factor');
  const kinds = await api.database.query(`select kind from audit where subject = $1 and kind like 'account.passkey%'`, [
    await noorId(),
  ]);
  expect(kinds).toContainEqual({ kind: 'account.passkey-removed' });
  const subjects = (await api.mailsTo('noor@example.com')).map(({ subject }) => subject);
  expect(subjects).toContain('A passkey was removed from your account – Meridian Bank');
});

it('is counted as other attempts are', async () => {
  const strict = await startApi({
    RATE_LIMIT_FACTOR: '1',
    DATABASE_URL: api.databaseUrl,
    WORKER: 'off',
    PUBLIC_URL: origin,
  });
  const { device } = await register(await half());
  const tries = [];
  for (let index = 0; index < 11; index++) {
    const credential = device.answer(await ask('sign-in', '', strict), { isVerified: false });
    tries.push((await send('/passkey', '', { credential }, strict)).status);
  }
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  await strict.stop();
  await api.database.query('delete from rate_limit');
});

it('goes with the password and the app when an account is reset', async () => {
  await register(await half());
  const admin = await register(await half(testAdmin.email, testAdmin.password));
  const reset = api.http.post(`/api/v1/accounts/${await noorId()}/reset`).set('Cookie', admin.cookie);
  // Over https without a mail server no invitation goes out, and nothing is taken away.
  await reset.expect(409);
  expect(await api.database.query('select from passkey')).toHaveLength(2);
  const http = await startApi({ WORKER: 'off', DATABASE_URL: api.databaseUrl });
  const { headers } = await http.http.post(path).send(testAdmin).expect(401);
  const cookie = cookieOf({ headers });
  const finished = await send('/second-factor', cookie, { code: admin.codes[0] }, http).expect(200);
  await http.http
    .post(`/api/v1/accounts/${await noorId()}/reset`)
    .set('Cookie', cookieOf(finished))
    .expect(200);
  await http.stop();
  expect(await api.database.query('select user_id from passkey')).not.toContainEqual({ user_id: await noorId() });
});
