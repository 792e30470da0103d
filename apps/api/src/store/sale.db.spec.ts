import { exampleOf, StoreDetails, StoreEntry, type Fields } from '@statewise/fields';
import { groupCode } from '@statewise/i18n';
import { eventually } from '@statewise/server/testing/eventually.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { colleague } from '../testing/colleague.js';
import { loanSample, saveStep } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/consumer-loans-vm-stores/api';
const events = '/api/v1/applications';
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

const entry = exampleOf(StoreEntry);
const details: Fields = { ...exampleOf(StoreDetails), promotion_id: 1, email: 'ada@example.com' };
const create = (fields: object = entry) =>
  api.http.post(events).send({ flow: 'store', type: 'application.create', fields });
const save = (code: string, fields: object = details) =>
  api.http.post(`${events}/${code}/events`).send({ type: 'step.save', step: 2, fields });
/** What the customer does first with the code that the store handed over. */
const goOn = (code: string, data: object = loanSample.loan) =>
  api.http.post('/consumer-loans-application/api/saveStepData').send({ code, current_step: 0, furthest_step: 0, data });
const prepared = (code: string) => api.http.post(`${base}/getPrepared`).send({ code });

/** The code of a store's own application that has prepared one for the customer. */
async function sold(): Promise<{ readonly code: string; readonly handed: string }> {
  const { code } = (await create().expect(201)).body.application;
  const { handed_over } = (await save(code).expect(200)).body;
  return { code, handed: handed_over.code };
}

async function signedIn(): Promise<string> {
  const { headers } = await api.http
    .post(`${base}/intermediaryLogin`)
    .send({ username: 'demo-store', password: 'a long passphrase' })
    .expect(200);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

it('goes from who sells to the customer, and prepares the customer’s application with the save', async () => {
  const { body } = await create().expect(201);
  const { code } = body.application;
  expect(body.application).toMatchObject({ flow: 'store', state: 'applicationDetails', current_step: 2 });
  await prepared(code).expect(409);
  const { body: saved } = await save(code).expect(200);
  expect(saved.application).toMatchObject({ state: 'finish', version: 2 });
  const { body: told } = await prepared(code).expect(200);
  expect(told.prepared).toMatchObject({ continued: false, email: 'ada@example.com' });
  const loan = (await api.http.get(`${events}/${saved.handed_over.code}`).expect(200)).body;
  expect(loan.application).toMatchObject({ flow: 'loan-application', state: 'stepVm', facts: { preparedBy: 'store' } });
  expect(loan.drafts[1]).toMatchObject({ first_name: details['first_name'], store_number: '101' });
  await save(code).expect(409);
});

it('refuses an unknown store, a wrong employee number and wrong details, field by field', async () => {
  expect((await create({ ...entry, store_number: '999' }).expect(422)).body.errors).toEqual({
    store_number: ['oneOf'],
  });
  expect((await create({ ...entry, employee_number: '4711' }).expect(422)).body.errors).toEqual({
    employee_number: ['format'],
  });
  const { code } = (await create().expect(201)).body.application;
  const { body } = await save(code, { ...details, loan_term: 35, email: 'x', date_of_birth: '01/01/2020' }).expect(422);
  expect(body.errors).toEqual({ loan_term: ['oneOf'], email: ['email'], date_of_birth: ['adult'] });
  expect((await api.http.get(`${events}/${code}`)).body.application).toMatchObject({ state: 'applicationDetails' });
});

it('prepares nothing that is over the maximum of the route, by whichever call', async () => {
  const form = { ...entry, ...details, loan_amount: 25_000.01, promotion_id: '' };
  const call = (cookie = '', more = {}) =>
    api.http
      .post(`${base}/save`)
      .set('Cookie', cookie)
      .send({ action: 'create', form_data: { ...form, ...more } });
  expect((await call().expect(422)).body.errors).toEqual({ loan_amount: ['max'] });
  const green = { loan_type_id: 2, loan_amount: 30_000 };
  expect((await call('', green).expect(422)).body.errors).toEqual({ loan_amount: ['max'] });
  await call(await signedIn(), green).expect(201);
});

it('takes no promotion in a store that gives none', async () => {
  const { code } = (await create({ ...entry, store_number: '107' }).expect(201)).body.application;
  expect((await save(code).expect(422)).body.errors).toEqual({ promotion_id: ['oneOf'] });
});

it('gives no promotion on the loan that such a store handed over, by whichever call', async () => {
  const loans = '/consumer-loans-application/api';
  const { code } = (await create({ ...entry, store_number: '107' }).expect(201)).body.application;
  const { code: handed } = (await save(code, { ...details, promotion_id: '' }).expect(200)).body.handed_over;
  const { body: usual } = await api.http.get(`${loans}/hasDefaultPromotion?code=${handed}`).expect(200);
  expect(usual).toMatchObject({ has_default_promotion: false, promotion: null });
  const change = { code: handed, form_data: { promotion_id: 1 } };
  const { body: refused } = await api.http.post(`${base}/saveLoanDetails`).send(change).expect(422);
  expect(refused.errors).toEqual({ promotion_id: ['oneOf'] });
  const data = { ...loanSample.loan, consumer_loan_application_promotion_id: 1 };
  await goOn(handed, data).expect(422);
  await api.http
    .post(`${loans}/saveLoanDetails`)
    .send({ code: handed, ...data })
    .expect(422);
  const { body: read } = await api.http.post(`${loans}/getAdditionalLoanDetails`).send({ code: handed }).expect(200);
  expect(read.loan_details).toMatchObject({ consumer_loan_application_promotion_id: null, promotional_months: 0 });
});

it('takes what only the browser takes from nobody', async () => {
  const opening = { flow: 'store', type: 'login.open' };
  const { body } = await api.http.post(events).send(opening).expect(409);
  expect(body.allowed_events).toEqual(['application.create']);
  await api.http.post(events).send({ flow: 'store', type: 'intermediary.enter' }).expect(409);
  expect(await api.database.query(`select count(*)::int from application where state = 'intermediaryLogin'`)).toEqual([
    { count: 0 },
  ]);
});

it('lets the intermediary who began a sale complete it, and nobody else', async () => {
  const enter = { flow: 'store', type: 'intermediary.enter' };
  const cookie = await signedIn();
  const { code } = (await api.http.post(events).set('Cookie', cookie).send(enter).expect(201)).body.application;
  const green = { ...details, loan_type_id: 2, loan_amount: 30_000, loan_term: 120, promotion_id: '' };
  const { body } = await save(code, green).expect(403);
  expect(body.type).toBe('urn:statewise:problem:session:role');
  expect((await api.http.get(`${events}/${code}`)).body.application).toMatchObject({ state: 'applicationDetails' });
  const { handed_over } = (await save(code, green).set('Cookie', cookie).expect(200)).body;
  const loanOf = 'select public_id from application where code_digest = any($1)';
  const [{ public_id }] = await api.database.query(loanOf, [[api.digestOf(handed_over.code)]]);
  const noted = `select actor_role, details->>'event' as event from audit where application_id = $1`;
  expect(await api.database.query(noted, [public_id])).toEqual([
    { actor_role: 'intermediary', event: 'application.refer' },
  ]);
  const [loan] = await api.database.query(`select facts->>'route' as route from application where code_digest = $1`, [
    api.digestOf(handed_over.code),
  ]);
  expect(loan).toEqual({ route: 'intermediary' });
});

it('shows the store of what the customer goes on with only that', async () => {
  const { code, handed } = await sold();
  await goOn(handed, { ...loanSample.loan, amount: 7_000 }).expect(200);
  const { body } = await prepared(code).expect(200);
  expect(body.prepared).toEqual({ continued: true, email: 'ada@example.com', loan_details: null });
  await api.http.post(`${base}/sendCode`).send({ code }).expect(409);
});

it('E2: tells the customer’s code to the call that prepared the application, and to that alone', async () => {
  const { code } = (await create().expect(201)).body.application;
  const saving = () => save(code).set('Idempotency-Key', 'prepare').expect(200);
  const { body } = await saving();
  const { flow, code: handed } = body.handed_over;
  expect(flow).toBe('loan-application');
  expect((await saving()).body).toEqual(body);
  for (const answer of [
    await prepared(code).expect(200),
    await api.http.get(`${events}/${code}`).expect(200),
    await api.http.get(`${events}/${code}/transitions`).expect(200),
    await api.http.post(`${events}/${code}/events`).send({ type: 'application.resume' }),
    await save(code).expect(409),
  ])
    expect(answer.text).not.toContain(handed);
  await goOn(handed).expect(200);
  expect((await saving()).body.handed_over).toBeUndefined();
});

it('E1: mails the customer the way on, and no code: the store typed the address', async () => {
  const { code, handed } = await sold();
  const again = () => api.http.post(`${base}/sendCode`).set('Idempotency-Key', 'code').send({ code }).expect(200);
  await Promise.all([again(), again()]);
  await eventually(async () => {
    const mails = (await api.mailsTo('ada@example.com')).filter(({ subject }) => subject.includes('is ready'));
    expect(mails).toEqual([expect.objectContaining({ text: expect.stringContaining('new code') })]);
    expect(mails[0]?.text).toMatch(/\/be-en\/loan-application\/resume\n/);
    for (const secret of [handed, groupCode(handed)]) expect(mails[0]?.text).not.toContain(secret);
  });
  await api.http.post(`${base}/sendCode`).send({ code: handed }).expect(404);
});

it('lets an intermediary sell without saying who he is, within the intermediary’s limits', async () => {
  const cookie = await signedIn();
  const { body } = await api.http
    .post(events)
    .set('Cookie', cookie)
    .send({ flow: 'store', type: 'intermediary.enter' })
    .expect(201);
  expect(body.application).toMatchObject({
    state: 'applicationDetails',
    facts: { route: 'intermediary', seller: { storeNumber: expect.any(String), name: expect.any(String) } },
  });
  const { body: called } = await api.http
    .post(`${base}/save`)
    .set('Cookie', cookie)
    .send({ action: 'create', form_data: { ...details, first_name: 'Signed', promotion_id: '' } })
    .expect(201);
  expect(called.application).toMatchObject({ flow: 'loan-application', state: 'stepVm' });
  const { prepared: lines } = (await api.http.get(`${base}/prepared`).set('Cookie', cookie).expect(200)).body;
  expect(lines[0]).toMatchObject({ customer: 'Signed Vella', loan_amount: 10_000, continued: false });
  expect(JSON.stringify(lines)).not.toContain(called.code);
});

it('shows an intermediary what the own store prepared and nothing of another, and nobody else anything', async () => {
  const cookie = await signedIn();
  await api.http
    .post(`${base}/save`)
    .send({ action: 'create', form_data: { ...entry, ...details, store_number: '106', last_name: 'Elsewhere' } })
    .expect(201);
  const { prepared: lines } = (await api.http.get(`${base}/prepared`).set('Cookie', cookie).expect(200)).body;
  expect(JSON.stringify(lines)).not.toContain('Elsewhere');
  await api.http.get(`${base}/prepared`).expect(401);
  await api.http
    .get(`${base}/prepared`)
    .set('Cookie', await api.signIn())
    .expect(403);
  await api.http.get('/api/v1/applications').set('Cookie', cookie).expect(403);
});

it('answers the same key with another customer with 422, and with the same one the first code', async () => {
  const call = (form_data: object) =>
    api.http.post(`${base}/save`).set('Idempotency-Key', 'sale').send({ action: 'create', form_data });
  const form = { ...entry, ...details };
  const first = await call(form).expect(201);
  await call({ ...form, last_name: 'Other', email: 'other@example.com' }).expect(422);
  expect((await call(form).expect(201)).body).toEqual(first.body);
  const renumber = async (from: unknown, to: unknown) => {
    await api.database.query('update store set store_number = $2 where store_number = $1', [from, to]);
    api.app.get(PartnerStores, { strict: false }).forget();
  };
  await renumber(form['store_number'], '987');
  expect((await call(form).expect(201)).body).toEqual(first.body);
  await renumber('987', form['store_number']);
  await goOn(first.body.code).expect(200);
  await call(form).expect(404);
});

it('names the loan that is erased with a sale, and erases no other one', async () => {
  const [admin, second] = [await api.signIn(), await colleague(api, 'second@example.com')];
  const idOf = async (code: string): Promise<string> =>
    (await api.database.query('select public_id from application where code_digest = $1', [api.digestOf(code)]))[0]
      .public_id;
  const remove = (id: string, cookie: string, body = {}) =>
    api.http.delete(`${events}/${id}`).set('Cookie', cookie).send(body);
  const { code } = (await create().expect(201)).body.application;
  const sale = await idOf(code);
  const { hash: before } = (await remove(sale, admin).expect(202)).body.proposal;
  const loan = await idOf((await save(code).expect(200)).body.handed_over.code);
  expect((await remove(sale, second, { hash: before }).expect(409)).body.type).toMatch(/proposal:stale$/);
  // Asked for again, it names all that goes by now; asked for once more, it is the same.
  const anew = (await remove(sale, second).expect(202)).body.proposal;
  expect([anew.after, anew.hash === before]).toEqual([{ application: sale, along: [loan] }, false]);
  expect((await remove(sale, admin).expect(202)).body.proposal.hash).toBe(anew.hash);
  await api.http.delete(`${events}/${sale}/erasure`).set('Cookie', admin).expect(204);
  const { hash, after } = (await remove(sale, admin).expect(202)).body.proposal;
  expect(after).toEqual({ application: sale, along: [loan] });
  await remove(sale, second, { hash }).expect(204);
  const noted = `select from audit where kind = 'application.erased' and application_id = any($1)`;
  expect(await api.database.query(noted, [[sale, loan]])).toHaveLength(2);
  await api.http.get(`${events}/${loan}`).set('Cookie', admin).expect(404);
});

it('is kept of the customer who corrected it, and goes with their loan and the rest', async () => {
  const [admin, second] = [await api.signIn(), await colleague(api, 'third@example.com')];
  const { handed } = await sold();
  const { code } = (await goOn(handed).expect(200)).body.application;
  await saveStep(api, code, 1, { first_name: 'Eve', date_of_birth: '01/02/1970', email: 'eve@example.com' });
  const { items } = (await api.http.get(`${events}/${code}/person`).set('Cookie', admin).expect(200)).body;
  expect(items).toMatchObject([
    { title: 'loan-application', why: ['email', 'name_and_birth'] },
    { title: 'store', why: ['application'], is_erased: true },
  ]);
  await api.database.query(`update application_address set proven_at = now() where email = 'eve@example.com'`);
  await api.database.query(
    `insert into subscriber (email, name, surname, language_id) values ('eve@example.com', 'Eve', 'Vella', 1)`,
  );
  const { hash } = (await api.http.delete(`${events}/${code}`).set('Cookie', admin).expect(202)).body.proposal;
  await api.http.delete(`${events}/${code}`).set('Cookie', second).send({ hash }).expect(204);
  expect(await api.database.query('select from subscriber')).toEqual([]);
});

it('keeps both applications or neither', async () => {
  const counts = async () =>
    (
      await api.database.query(
        'select count(*)::int as all from application union all select count(*)::int from prepared_loan',
      )
    ).map(({ all }: { all: number }) => all);
  const before = await counts();
  await api.database.query('alter table prepared_loan add constraint nothing_more check (false) not valid');
  await api.http
    .post(`${base}/save`)
    .send({ action: 'create', form_data: { ...entry, ...details } })
    .expect(500);
  const { code } = (await create().expect(201)).body.application;
  await save(code).expect(500);
  await api.database.query('alter table prepared_loan drop constraint nothing_more');
  expect(await counts()).toEqual([(before[0] ?? 0) + 1, before[1]]);
  await save(code).expect(200);
});
