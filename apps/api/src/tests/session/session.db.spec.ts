import { argon2Sync } from 'node:crypto';
import { isOutdated } from '@statewise/server/platform/auth/password.js';
import { startApi, testAdmin, type TestApi } from '../../testing/start-api.js';

const path = '/api/v1/session';

describe('session', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const whoAmI = (cookie: string) => api.http.get(path).set('Cookie', cookie);

  it('signs the first admin in and says who it is', async () => {
    const { body } = await whoAmI(await api.signIn()).expect(200);
    expect(body).toEqual({
      success: true,
      user: { id: expect.any(String), email: testAdmin.email, name: 'Administrator', role: 'admin' },
    });
  });

  it('does not care how the address is written', async () => {
    await api.http
      .post(path)
      .send({ email: ` ${testAdmin.email.toUpperCase()} `, password: testAdmin.password })
      .expect(200);
  });

  it('refuses a wrong password in the language of the reader, and an unknown address with the same words', async () => {
    const refusal = (email: string) => api.http.post(`${path}?lang=nl`).send({ email, password: 'wrong' }).expect(401);
    const [known, unknown] = [await refusal(testAdmin.email), await refusal('nobody@example.com')];
    expect(known.headers['content-type']).toContain('application/problem+json');
    expect(known.body).toMatchObject({
      success: false,
      status: 401,
      type: 'urn:statewise:problem:session:wrong-password',
      message: 'Deze combinatie van naam en wachtwoord is niet bekend.',
    });
    expect(unknown.body).toEqual(known.body);
  });

  it.each([
    [{}, { email: ['required'], password: ['required'] }],
    [
      { email: 1, password: [] },
      { email: ['format'], password: ['format'] },
    ],
    [{ email: 'a@b.example', password: 'x'.repeat(201) }, { password: ['length'] }],
    [{ email: 'a@b.example', password: 'x', role: 'admin' }, { role: ['unknown'] }],
  ])('names the fields that are wrong in %j', async (body, errors) => {
    const answer = await api.http.post(path).send(body).expect(422);
    expect(answer.body.errors).toEqual(errors);
  });

  it('hides the cookie from scripts and other sites', async () => {
    const { headers } = await api.http.post(path).send(testAdmin).expect(200);
    expect([headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(
        /^statewise_session=[\w-]{43}; Max-Age=43200; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^statewise_device=[\w-]{43}; Max-Age=34560000; .*HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('sends the cookie only over https, and takes one from no other host, where people see https', async () => {
    const secure = await startApi({ PUBLIC_URL: 'https://bank.example', DATABASE_URL: api.databaseUrl });
    const { headers } = await secure.http.post(path).send(testAdmin).expect(401);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-statewise_session=[\w-]{43}; .*Path=\/; .*; Secure/);
    expect(String(headers['set-cookie'])).not.toContain('Domain');
    // One that a neighbouring host or a plain connection could have planted is none.
    await secure.http
      .get(path)
      .set('Cookie', await api.signIn())
      .expect(401);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    await secure.stop();
  });

  it('makes an old hash of a password anew when its owner signs in, and never over a new password', async () => {
    const salt = Buffer.alloc(16, 7);
    const weak = { memory: 64, passes: 1, parallelism: 1 };
    const key = argon2Sync('argon2id', { ...weak, message: testAdmin.password, nonce: salt, tagLength: 32 });
    const old = `$argon2id$v=19$m=64,t=1,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    const hash = async () =>
      String(
        (await api.database.query(`select password_hash as hash from "user" where email = $1`, [testAdmin.email]))[0]
          .hash,
      );
    await api.database.query(`update "user" set password_hash = $1 where email = $2`, [old, testAdmin.email]);
    await api.http
      .post(path)
      .send({ ...testAdmin, password: 'not the password' })
      .expect(401);
    expect(await hash()).toBe(old);
    await api.signIn();
    const renewed = await hash();
    expect(isOutdated(renewed)).toBe(false);
    await api.signIn();
    expect(await hash()).toBe(renewed);
    // Of several sign-ins at once one renews it, and all are right.
    await api.database.query(`update "user" set password_hash = $1 where email = $2`, [old, testAdmin.email]);
    const answers = await Promise.all([1, 2, 3].map(() => api.http.post(path).send(testAdmin)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('gives a new token at every sign-in and ends the one before', async () => {
    const before = await api.signIn();
    const { headers } = await api.http.post(path).set('Cookie', before).send(testAdmin).expect(200);
    const after = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(after).not.toBe(before);
    await whoAmI(before).expect(401);
    await whoAmI(after).expect(200);
  });

  it('opens no session whose token was brought along', async () => {
    const planted = `statewise_session=${'a'.repeat(43)}`;
    const { headers } = await api.http.post(path).set('Cookie', planted).send(testAdmin).expect(200);
    expect(String(headers['set-cookie'])).not.toContain(planted);
    await whoAmI(planted).expect(401);
  });

  it('ends when the person signs out', async () => {
    const cookie = await api.signIn();
    await api.http.delete(path).set('Cookie', cookie).expect(200);
    await whoAmI(cookie).expect(401);
    await api.http.delete(path).expect(200);
  });

  it('ends when its time is over', async () => {
    const cookie = await api.signIn();
    await api.database.query(`update session set expires_at = now() - interval '1 second'`);
    await whoAmI(cookie).expect(401);
  });

  it('stores neither passwords nor tokens', async () => {
    const cookie = await api.signIn();
    const rows: unknown = await api.database.query(
      `select row_to_json(s)::text || row_to_json(u)::text as text from session s, "user" u`,
    );
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
    expect(JSON.stringify(rows)).not.toContain(testAdmin.password);
  });

  it.each([
    '',
    'statewise_session=',
    'statewise_session=x',
    `statewise_session=${'a'.repeat(43)}`,
    `statewise_session=${'%00'.repeat(14)}a`,
  ])('takes nobody for signed in by the cookie %p', async (cookie) => {
    await whoAmI(cookie).expect(401);
  });
});

describe('sign-in under attack', () => {
  it('refuses the eleventh attempt on an account, also with the right password and on another replica, and none from elsewhere', async () => {
    const api = await startApi({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    const replica = await startApi({ RATE_LIMIT_FACTOR: '1', DATABASE_URL: api.databaseUrl });
    const wrong = { email: testAdmin.email, password: 'wrong' };
    const attempts = await Promise.all(
      Array.from({ length: 14 }, (_, index) => (index % 2 ? api : replica).http.post(path).send(wrong)),
    );
    const statuses = attempts.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429]);
    const { headers } = await replica.http.post(path).send(testAdmin).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await api.http.post(path).set('X-Forwarded-For', '192.0.2.7').send(testAdmin).expect(200);
    await replica.stop();
    await api.stop();
  });

  it('asks for a human check after three wrong passwords, and nobody for it who signs in from elsewhere', async () => {
    const api = await startApi({ RATE_LIMIT_FACTOR: '1', CAPTCHA: 'on', TRUST_PROXY: '1' });
    const from = (address: string, password: string) =>
      api.http.post(path).set('X-Forwarded-For', address).send({ email: testAdmin.email, password });
    const told: unknown[] = [];
    for (let index = 0; index < 3; index++)
      told.push((await from('192.0.2.1', 'wrong').expect(401)).body.captcha_required);
    expect(told).toEqual([false, false, true]);
    expect((await from('192.0.2.1', testAdmin.password).expect(422)).body).toMatchObject({
      errors: { captcha: ['required'] },
      captcha_required: true,
    });
    await from('192.0.2.2', testAdmin.password).expect(200);
    await api.stop();
  });

  it('counts an intermediary of the same name apart', async () => {
    const api = await startApi({ RATE_LIMIT_FACTOR: '1', CAPTCHA: 'on' });
    for (let index = 0; index < 4; index++)
      await api.http
        .post('/consumer-loans-vm-stores/api/intermediaryLogin')
        .send({ username: testAdmin.email, password: 'wrong' });
    await api.http.post(path).send(testAdmin).expect(200);
    await api.stop();
  });
});
