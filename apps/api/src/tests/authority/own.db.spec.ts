import { exampleOf, StoreDetails } from '@statewise/fields';
import { colleague, programOf } from '../../testing/colleague.js';
import { createLoan, loanSample } from '../../testing/loan-sample.js';
import { migrationText } from '../../testing/migration-text.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// One’s own is the person’s, not the role’s; of partners’ sellers, their store’s.

const loan = '/consumer-loans-application/api';
const store = '/consumer-loans-vm-stores/api';
let api: TestApi;
let sellers: { one: string; colleague: string; elsewhere: string };
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  sellers = { one: await seller('demo-store'), colleague: await sellerOf('101'), elsewhere: await sellerOf('106') };
});
afterAll(() => api.stop());

async function seller(username: string): Promise<string> {
  const { headers } = await api.http
    .post(`${store}/intermediaryLogin`)
    .send({ username, password: 'a long passphrase' })
    .expect(200);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Another seller, of a store, signed in. */
async function sellerOf(number: string): Promise<string> {
  const username = `seller-${number}`;
  await api.database.query(
    `insert into intermediary (username, name, store_id, password_hash)
     select $1, $1, (select id from store where store_number = $2), password_hash from intermediary where username = 'demo-store'`,
    [username, number],
  );
  await api.database.query(
    `update intermediary set store_id = (select id from store where store_number = '101') where username = 'demo-store'`,
  );
  return seller(username);
}

const resume = (code: string, cookie: string) => api.http.post(`${loan}/resume`).set('Cookie', cookie).send({ code });

describe('a partner’s seller', () => {
  async function prepared(): Promise<string> {
    const form_data = { ...exampleOf(StoreDetails), promotion_id: '' };
    const sale = await api.http
      .post(`${store}/save`)
      .set('Cookie', sellers.one)
      .send({ action: 'create', form_data })
      .expect(201);
    return sale.body.code;
  }

  it('opens what their store prepared, and nothing of another store', async () => {
    const code = await prepared();
    for (const cookie of [sellers.one, sellers.colleague, '']) await resume(code, cookie).expect(200);
    await resume(code, sellers.elsewhere).expect(404);
    const draft = { fields: { first_name: 'Mallory' } };
    for (const [method, path, body] of [
      ['post', `${store}/generateLoanPlan`, { code }],
      ['post', `${store}/saveLoanDetails`, { code, form_data: { loan_amount: 5_000 } }],
      ['post', `${loan}/saveStepData`, { code, current_step: 0, furthest_step: 0, data: loanSample.loan }],
      ['put', `/api/v1/applications/${code}/drafts/1`, draft],
      ['get', `/api/v1/applications/${code}`, {}],
    ] as const)
      await api.http[method](path).set('Cookie', sellers.elsewhere).send(body).expect(404);
  });

  it('opens by its code what no other store made, as everyone does', async () => {
    const { code } = await createLoan(api);
    await resume(code, sellers.elsewhere).expect(200);
  });

  it('sees of sales those of their store', async () => {
    await prepared();
    const lines = async (cookie: string) =>
      (await api.http.get(`${store}/prepared`).set('Cookie', cookie).expect(200)).body.prepared;
    expect(await lines(sellers.colleague)).toEqual(await lines(sellers.one));
    expect(await lines(sellers.elsewhere)).toEqual([]);
  });
});

describe.each(['qa', 'staff', 'admin'] as const)('what one of %s made', (role) => {
  let maker: string;
  let other: string;
  beforeAll(async () => {
    maker = await colleague(api, `maker-${role}@example.com`, role);
    other = await colleague(api, `other-${role}@example.com`, role);
  });
  async function made(headers: object): Promise<{ code: string; id: string }> {
    const { body } = await api.http
      .post(`${loan}/create`)
      .set({ ...headers })
      .send({ current_step: 1, furthest_step: 1, data: loanSample[1], loan: loanSample.loan })
      .expect(201);
    return body.application;
  }
  const save = (code: string, headers: object) =>
    api.http
      .post(`/api/v1/applications/${code}/events`)
      .set({ ...headers })
      .send({ type: 'step.save', step: 2, fields: loanSample[2] });

  it('takes events of a customer from that person and their programs, and from no colleague', async () => {
    const ofMaker = await made({ Cookie: maker });
    const read = async (Cookie: string) =>
      (await api.http.get(`/api/v1/applications/${ofMaker.id}`).set({ Cookie }).expect(200)).body.allowed_events;
    expect(await read(maker)).toContain('step.save');
    expect(await read(other)).not.toContain('step.save');
    await save(ofMaker.id, { Cookie: other }).expect(403);
    await save(ofMaker.id, await programOf(api, other, role)).expect(403);
    await save(ofMaker.id, await programOf(api, maker, role)).expect(200);
    const byProgram = await made(await programOf(api, maker, role));
    await save(byProgram.id, { Cookie: maker }).expect(200);
    const draft = (cookie: string) =>
      api.http.put(`/api/v1/applications/${ofMaker.id}/drafts/3`).set('Cookie', cookie).send({ fields: {} });
    await draft(other).expect(403);
    for (const _ of [1, 2]) await draft(maker).expect(204);
    const noted = await api.database.query(
      `select actor_role as role from audit where kind = 'application.drafted' and application_id = $1`,
      [ofMaker.id],
    );
    expect(noted).toEqual([{ role }]);
  });

  it('keeps being theirs where it was made before that was noted', async () => {
    const { id } = await made({ Cookie: maker });
    await api.database.query('update application set made_by = null where public_id = $1', [id]);
    await save(id, { Cookie: maker }).expect(403);
    await api.database.query(String(/update application .*/s.exec(migrationText('CreateMakers'))));
    await save(id, { Cookie: other }).expect(403);
    await save(id, { Cookie: maker }).expect(200);
  });

  it('and what others keep, are signed in by or prove is not theirs', async () => {
    const as = (cookie: string) => ({ Cookie: cookie });
    const view = { name: 'Mine', query: 'flow=e-banking' };
    const { body } = await api.http.put('/api/v1/saved-views').set(as(maker)).send(view).expect(200);
    const { id } = body.view;
    const kept = async (cookie: string) =>
      (await api.http.get('/api/v1/saved-views').set(as(cookie)).expect(200)).body.views;
    expect(await kept(other)).toEqual([]);
    await api.http.delete(`/api/v1/saved-views/${id}`).set(as(other)).expect(404);
    expect(await kept(maker)).toHaveLength(1);
    const me = (await api.http.get('/api/v1/session').set(as(maker)).expect(200)).body.user.id;
    const sessions = `/api/v1/accounts/${me}/sessions`;
    await api.http.get(sessions).set(as(maker)).expect(200);
    const listed = await api.http.get(sessions).set(as(other));
    expect(listed.status).toBe(role === 'admin' ? 200 : 403);
    const [{ id: session }] = (await api.http.get(sessions).set(as(maker)).expect(200)).body.sessions;
    if (role !== 'admin') await api.http.delete(`${sessions}/${session}`).set(as(other)).expect(403);
  });
});
