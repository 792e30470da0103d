import type { ApiDocument } from '@statewise/server/platform/openapi/describe-api.js';
import { loanSample } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';
import { Intermediaries } from './intermediaries.service.js';

const path = '/consumer-loans-vm-stores/api/intermediaryLogin';
const session = '/api/v1/session';
const luca = { username: 'Luca.Zammit', password: 'sells bathrooms all day' };
const mia = { username: 'mia', password: 'sells heat pumps all day' };

async function addAccounts(api: TestApi): Promise<Intermediaries> {
  const intermediaries = api.app.get(Intermediaries, { strict: false });
  await intermediaries.create({ ...luca, name: 'Luca Zammit', store_number: '104' });
  await intermediaries.create({ ...mia, name: 'Mia Borg', store_number: '104' });
  return intermediaries;
}

const cookieOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

describe('the sign-in of an intermediary', () => {
  let api: TestApi;
  let intermediaries: Intermediaries;

  beforeAll(async () => {
    api = await startApi();
    intermediaries = await addAccounts(api);
  });
  afterAll(() => api.stop());

  const signIn = async (account = luca): Promise<string> =>
    cookieOf(await api.http.post(path).send(account).expect(200));
  const whoAmI = (cookie: string) => api.http.get(session).set('Cookie', cookie);

  it('answers who signed in and for which store, and is remembered after a reload', async () => {
    const answer = await api.http.post(`${path}?lang=fr`).send(luca).expect(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Vous êtes connecté.',
      intermediary: { id: expect.any(Number), name: 'Luca Zammit', store_number: '104', store_name: 'Bathline Bruges' },
    });
    expect((await whoAmI(cookieOf(answer)).expect(200)).body.user).toEqual({
      id: String(answer.body.intermediary.id),
      name: 'Luca Zammit',
      email: null,
      role: 'intermediary',
      store_number: '104',
      store_name: 'Bathline Bruges',
    });
  });

  it('does not care how the name is written, but how the password is', async () => {
    await api.http
      .post(path)
      .send({ ...luca, username: ' LUCA.zammit ' })
      .expect(200);
    await api.http
      .post(path)
      .send({ ...luca, password: ` ${luca.password}` })
      .expect(401);
  });

  it('hides the cookie from scripts and other sites, for twelve hours, under a new token each time', async () => {
    const before = await signIn();
    const { headers } = await api.http.post(path).set('Cookie', before).send(luca).expect(200);
    expect(String(headers['set-cookie'])).toMatch(
      /^statewise_session=[\w-]{43}; Max-Age=43200; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    await whoAmI(before).expect(401);
    await whoAmI(cookieOf({ headers })).expect(200);
  });

  it('takes the place of whoever was signed in with the same browser', async () => {
    const admin = await api.signIn();
    const cookie = cookieOf(await api.http.post(path).set('Cookie', admin).send(luca).expect(200));
    await whoAmI(admin).expect(401);
    expect((await whoAmI(cookie).expect(200)).body.user.role).toBe('intermediary');
  });

  it('ends when the person signs out', async () => {
    const cookie = await signIn();
    await api.http.delete(session).set('Cookie', cookie).expect(200);
    await whoAmI(cookie).expect(401);
  });

  it('refuses a wrong password, an unknown name and an account that is switched off with the same words', async () => {
    await intermediaries.create({
      username: 'gone',
      password: 'sold bathrooms',
      name: 'Gone',
      store_number: '101',
    });
    await intermediaries.setActive('gone', false);
    const refusal = async (username: string, password: string) =>
      (await api.http.post(`${path}?lang=nl`).send({ username, password }).expect(401)).body;
    const known = await refusal('mia', 'wrong');
    expect(known).toMatchObject({
      success: false,
      type: 'urn:statewise:problem:session:wrong-password',
      message: 'Deze combinatie van naam en wachtwoord is niet bekend.',
      captcha_required: false,
    });
    expect(await refusal('nobody', 'wrong')).toEqual(known);
    expect(await refusal('gone', 'sold bathrooms')).toEqual(known);
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    const time = async (username: string): Promise<number> => {
      const began = performance.now();
      await api.http.post(path).send({ username, password: 'wrong' }).expect(401);
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < 7; index++) {
      known.push(await time('mia'));
      unknown.push(await time(`nobody-${index}`));
    }
    const median = (times: number[]): number => times.sort((one, other) => one - other)[3] ?? 0;
    expect(median(unknown) / median(known)).toBeGreaterThan(1 / 5);
    expect(median(unknown) / median(known)).toBeLessThan(5);
  });

  it('ends at once when the account is switched off, and when its password is changed', async () => {
    const first = await signIn(mia);
    await intermediaries.setPassword('MIA', 'sells heat pumps and boilers');
    await whoAmI(first).expect(401);
    await api.http.post(path).send(mia).expect(401);
    const second = await signIn({ ...mia, password: 'sells heat pumps and boilers' });
    await intermediaries.setActive('mia', false);
    await whoAmI(second).expect(401);
    await intermediaries.setActive('mia', true);
    await intermediaries.setPassword('mia', mia.password);
    await signIn(mia);
  });

  it('follows the account when it is switched off or changes its store in the database itself', async () => {
    const cookie = await signIn(mia);
    await api.database.query(
      `update intermediary set store_id = (select id from store where store_number = '201') where username = 'mia'`,
    );
    expect((await whoAmI(cookie).expect(200)).body.user).toMatchObject({ store_number: '201' });
    await api.database.query(`update intermediary set active = false where username = 'mia'`);
    await whoAmI(cookie).expect(401);
    await api.database.query(`update intermediary set active = true where username = 'mia'`);
    await whoAmI(cookie).expect(200);
  });

  it.each([
    [{}, { username: ['required'], password: ['required'] }],
    [
      { username: '', password: '' },
      { username: ['required'], password: ['required'] },
    ],
    [{ username: ' ', password: 'x' }, { username: ['required'] }],
    [
      { username: 1, password: [] },
      { username: ['format'], password: ['format'] },
    ],
    [
      { username: 'x'.repeat(101), password: 'x'.repeat(201) },
      { username: ['length'], password: ['length'] },
    ],
    [{ ...luca, remember: true }, { remember: ['unknown'] }],
    [{ ...luca, store_number: '101' }, { store_number: ['unknown'] }],
  ])('names the fields that are wrong in %j', async (body, errors) => {
    expect((await api.http.post(path).send(body).expect(422)).body.errors).toEqual(errors);
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'https://elsewhere.example' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
  ])('judges a request with %j by where it comes from', async (headers, status) => {
    const { body } = await api.http.post(path).set(headers).send(luca).expect(status);
    if (status === 403) expect(body.type).toBe('urn:statewise:problem:request:cross-site');
  });

  it('stores neither passwords nor tokens', async () => {
    const cookie = await signIn();
    const rows: unknown = await api.database.query(
      `select row_to_json(s)::text || row_to_json(i)::text as text from session s, intermediary i`,
    );
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
    expect(JSON.stringify(rows)).not.toContain(luca.password);
  });

  it('opens nothing that is meant for the bank’s own people', async () => {
    const cookie = await signIn();
    const { paths } = (await api.http.get('/api/openapi.json').expect(200)).body as ApiDocument;
    const closed = Object.entries(paths).flatMap(([address, methods]) =>
      Object.entries(methods)
        .filter(
          ([, { 'x-roles': roles }]) =>
            Array.isArray(roles) && !roles.includes('public') && !roles.includes('intermediary'),
        )
        .map(([method]) => ({ method: method.toUpperCase(), address: address.replaceAll(/\{\w+\}/g, '1') })),
    );
    expect(closed.length).toBeGreaterThan(8);
    for (const { method, address } of closed) {
      const { status } = await fetch(`${api.url}${address}`, { method, headers: { cookie } });
      expect([method, address, status]).toEqual([method, address, 403]);
    }
  });

  it('is what an application that was prepared is remembered by', async () => {
    const cookie = await signIn();
    const { body: who } = await whoAmI(cookie).expect(200);
    const form_data = {
      store_number: '104',
      employee_number: 'E4711',
      employee_email_address: 'jan@bathline.example',
      employee_full_name: 'Jan Peeters',
      title: 'mr',
      first_name: 'Piet',
      last_name: 'Janssens',
      date_of_birth: '02/05/1980',
      email: 'piet@example.com',
      mobile: '+32 470 12 34 56',
      loan_type_id: 2,
      loan_amount: 30_000,
      loan_term: 60,
    };
    const { body } = await api.http
      .post('/consumer-loans-vm-stores/api/save')
      .set('Cookie', cookie)
      .send({ action: 'create', form_data })
      .expect(201);
    const soldBy = async (code: string) =>
      (
        await api.database.query('select intermediary_id from application where code_digest = $1', [api.digestOf(code)])
      )[0].intermediary_id;
    expect(await soldBy(body.code)).toBe(who.user.id);
    const prepared = await api.http
      .post('/consumer-loans-application/api/resume')
      .send({ code: body.code })
      .expect(200);
    expect(prepared.body.drafts[1]).toMatchObject({ intermediary_id: Number(who.user.id) });
    const own = await api.http
      .post('/consumer-loans-application/api/create')
      .set('Cookie', cookie)
      .send({ current_step: 1, furthest_step: 1, data: loanSample[1] })
      .expect(201);
    expect(await soldBy(own.body.code)).toBe(who.user.id);
  });
});

it('knows the account of the demonstration where there is demo content', async () => {
  const api = await startApi({ DEMO_CONTENT: 'on', INTERMEDIARY_PASSWORD: 'shown to everybody' });
  const { body } = await api.http
    .post(path)
    .send({ username: 'demo-store', password: 'shown to everybody' })
    .expect(200);
  expect(body.intermediary).toMatchObject({ name: 'Demo store', store_number: '101' });
  const replica = await startApi({ DEMO_CONTENT: 'on', DATABASE_URL: api.databaseUrl });
  const rows: unknown[] = await api.database.query('select id from intermediary');
  expect(rows).toHaveLength(1);
  await replica.stop();
  await api.stop();
});
