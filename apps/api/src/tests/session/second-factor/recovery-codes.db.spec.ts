import { createHash } from 'node:crypto';
import { addColleague } from '../../../testing/colleague.js';
import { untilWaiting } from '../../../testing/lock-waits.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';
import { inHalfMinute, totpCode } from '@statewise/server/testing/totp-app.js';

const path = '/api/v1/session';
const user = { email: 'qa@example.com', password: 'tests everything' };

let api: TestApi;
let https: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  https = await startApi({ WORKER: 'off', PUBLIC_URL: 'https://bank.example', DATABASE_URL: api.databaseUrl });
  await addColleague(api, user.email, 'qa', { name: 'Quinn', ...user });
});
afterAll(async () => {
  await https.stop();
  await api.stop();
});
afterEach(() => api.database.query('delete from second_factor; delete from recovery_code'));

const send = (at: TestApi, address: string, cookie: string, body: object = {}) =>
  at.http.post(`${path}${address}`).set('Cookie', cookie).send(body);
const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const signIn = async () => cookieOf(await send(https, '', '', user).expect(401));
/** Signs in over https, with an app that is new; answers its secret, the cookie and the recovery codes. */
async function enrol() {
  const half = await signIn();
  const { secret } = (await send(https, '/second-factor/enrolment', half).expect(200)).body;
  await inHalfMinute();
  const code = totpCode(secret, -1);
  const answer = await send(https, '/second-factor/enrolment/confirm', half, { code }).expect(200);
  return { secret: String(secret), cookie: cookieOf(answer), codes: answer.body.recovery_codes as string[] };
}

it('are made anew for who shows the factor, which end the earlier ones', async () => {
  const { cookie, secret, codes } = await enrol();
  const noted = () => api.database.query(`select from audit where kind = 'account.recovery-codes'`);
  const { length: before } = await noted();
  const renew = (body: object, by = cookie, at = https) => send(at, '/second-factor/recovery-codes', by, body);
  expect((await renew({}).expect(422)).body.errors).toEqual({ code: ['required'] });
  const [made] = (await renew({ code: totpCode(secret) }).expect(200)).body.recovery_codes;
  const give = async (code?: string) => send(https, '/second-factor', await signIn(), { code });
  expect([(await give(codes[0])).status, (await give(made)).status]).toEqual([401, 200]);
  expect(await noted()).toHaveLength(before + 1);
  expect(JSON.stringify(await api.mailsTo('qa@example.com'))).toContain('New recovery codes');
  await renew({}, await api.signIn(), api).expect(409);
});

it('are made anew at each sign-in until their owner says that they have them', async () => {
  const { secret, codes } = await enrol();
  const give = async (code?: string) => send(https, '/second-factor', await signIn(), { code });
  const answer = await give(totpCode(secret));
  const again: string[] = answer.body.recovery_codes;
  expect([again.length, (await give(codes[0])).status]).toEqual([10, 401]);
  expect(JSON.stringify(await api.mailsTo('qa@example.com'))).toContain('New recovery codes');
  // Who kept the former ones has none of those that count.
  const keep = (code: unknown) => send(https, '/second-factor/recovery-codes/kept', cookieOf(answer), { code });
  await keep(codes[0]).expect(409);
  await keep(again[0]).expect(204);
  await keep(again[0]).expect(204);
  expect((await give(totpCode(secret, 1))).body.recovery_codes).toBeUndefined();
  // Who uses one has them.
  await api.database.query('update recovery_code set is_kept = false');
  expect((await give(again[0])).body.recovery_codes).toBeUndefined();
  const [{ kept }] = await api.database.query('select bool_and(is_kept) as kept from recovery_code');
  expect(kept).toBe(true);
});

it('count again where the session could not be opened that they were shown for, as a code of the app does', async () => {
  const { codes, secret, cookie } = await enrol();
  await send(https, '/second-factor/recovery-codes/kept', cookie).expect(204);
  const half = await signIn();
  await api.database.query('alter table known_device rename to away');
  for (const code of [codes[0], totpCode(secret)]) await send(https, '/second-factor', half, { code }).expect(503);
  await api.database.query('alter table away rename to known_device');
  for (const code of [codes[0], totpCode(secret)])
    await send(https, '/second-factor', await signIn(), { code }).expect(200);
});

it('sign in also where two are given at the same moment', async () => {
  const { codes } = await enrol();
  const hashOf = (code: string) => createHash('sha256').update(code.replaceAll('-', '').toUpperCase()).digest('hex');
  // Neither is the first that a call finds which looks at all of them: those are held until both calls are under way.
  const [one = '', two = ''] = codes.slice(1).toSorted((a, b) => hashOf(b).localeCompare(hashOf(a)));
  const halves = [await signIn(), await signIn()] as const;
  const given = await api.database.transaction(async (holding) => {
    const others = `select from recovery_code where encode(code_hash, 'hex') <> all($1) for update`;
    await holding.query(others, [[one, two].map(hashOf)]);
    const answers = [one, two].map(async (code, index) =>
      send(https, '/second-factor', String(halves[index]), { code }),
    );
    await untilWaiting(api, 2);
    return { answers };
  });
  expect((await Promise.all(given.answers)).map(({ status }) => status)).toEqual([200, 200]);
  const left = await api.database.query('select is_kept from recovery_code');
  expect(left).toEqual(Array.from({ length: 8 }, () => ({ is_kept: true })));
});

it('are stored as hashes', async () => {
  const { codes } = await enrol();
  const rows: unknown = await api.database.query('select row_to_json(r)::text from recovery_code r');
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
});
