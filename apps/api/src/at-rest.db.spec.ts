import { Reencryption } from '@statewise/server/platform/secret-key/reencryption.js';
import { bytesOfSecret, totpCode } from '@statewise/server/testing/totp-app.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { createBusiness } from './testing/business-sample.js';
import { loanSample } from './testing/loan-sample.js';
import { startApi, type TestApi } from './testing/start-api.js';

const firstKey = 'the-key-that-was-chosen-at-the-first-start';
let api: TestApi;
let moved: TestApi | undefined;
let admin: string;
beforeAll(async () => {
  api = await startApi({ SECRET_KEY: firstKey, WEBHOOK_PRIVATE: 'on' });
  admin = await api.signIn();
});
afterAll(async () => {
  await moved?.stop();
  await api.stop();
});

const loan = '/consumer-loans-application/api';
const signedIn = (what: string, body: object) => api.http.post(what).set('Cookie', admin).send(body);

/** All that a dump of the database would hold, row by row: bytes are written as hexadecimal digits. */
async function dump(): Promise<string> {
  const tables: { name: string }[] = await api.database.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => api.database.query<{ row: string }[]>(`select t::text as row from ${name} t`)),
  );
  return rows.flatMap((of) => of.map(({ row }) => row)).join('\n');
}

const hex = (value: string | Buffer) => Buffer.from(value).toString('hex');
const grouped = (code: string) => code.match(/.{4}/g)?.join('-') ?? '';
const traces = (secret: string) => [secret, grouped(secret), hex(secret), hex(grouped(secret))];

/** Leaves codes and secrets wherever the product may keep them; answers all of them, and how to open what is left. */
async function walk() {
  const key = { 'Idempotency-Key': 'the-walk' };
  const start = { current_step: 1, furthest_step: 1, data: loanSample[1], loan: loanSample.loan };
  const { code } = (await api.http.post(`${loan}/create`).set(key).send(start).expect(201)).body;
  await api.http
    .post(`${loan}/saveStepData`)
    .set(key)
    .send({ code, current_step: 2, furthest_step: 2, data: loanSample[2] })
    .expect(200);
  await api.http
    .put(`/api/v1/applications/${code}/drafts/3`)
    .send({ fields: { net_monthly_income: 1 } })
    .expect(204);
  await api.http.post(`${loan}/sendLoanPlan`).send({ code }).expect(200);
  const form = { ...sale, loan_type_id: 1, loan_amount: '10,000', loan_term: 36 };
  const sold = await api.http
    .post('/consumer-loans-vm-stores/api/save')
    .send({ action: 'create', form_data: form })
    .expect(201);
  const first = { code: sold.body.code, current_step: 0, furthest_step: 0, data: loanSample.loan };
  const renewed = (await api.http.post(`${loan}/saveStepData`).set(key).send(first).expect(200)).body.application.code;
  await eventually(async () => expect(await api.mailsTo(sale.email)).toHaveLength(1));
  const business = await createBusiness(api);
  // The ways back into the loan and the business account follow on their first steps.
  await eventually(async () =>
    expect((await api.database.query(`select 1 from outbox where subject like 'How to continue%'`)).length).toBe(2),
  );
  const { body: shown } = await signedIn(`${loan}/resume`, { code });
  const { admin_code } = shown.application;
  await api.http
    .put('/api/v1/saved-views')
    .set('Cookie', admin)
    .send({ name: 'mine', query: `q=${code}` })
    .expect(200);
  const { body: made } = await signedIn('/api/v1/webhooks', hook).expect(201);
  await signedIn(`/api/v1/webhooks/${made.webhook.id}/secret`, {}).expect(201);
  const { body: enrolment } = await signedIn('/api/v1/session/second-factor/enrolment', {}).expect(200);
  const factor = { code: totpCode(enrolment.secret) };
  const { headers } = await signedIn('/api/v1/session/second-factor/enrolment/confirm', factor).expect(200);
  admin = String(headers['set-cookie'] ?? admin).split(';')[0] ?? '';
  const codes: string[] = [code, admin_code, sold.body.code, renewed, business.code];
  return { codes, code, admin_code, webhook: String(made.secret), factor: String(enrolment.secret) };
}

const sale = {
  store_number: '101',
  employee_number: 'E4711',
  employee_email_address: 'jan@bathline.example',
  employee_full_name: 'Jan Peeters',
  title: 'mr',
  first_name: 'Piet',
  last_name: 'Janssens',
  date_of_birth: '02/05/1980',
  email: 'piet@example.com',
  mobile: '+32 470 12 34 56',
};
const hook = { name: 'Ledger', url: 'http://127.0.0.1:9/', flows: ['store'] };

let walked: Awaited<ReturnType<typeof walk>>;

it('leaves no code and no secret in a dump of the database after a whole walk', async () => {
  walked = await walk();
  const all = await dump();
  for (const trace of walked.codes.flatMap(traces)) expect(all).not.toContain(trace);
  expect(all).not.toContain(walked.webhook);
  expect(all).not.toContain(hex(walked.webhook));
  expect(all).not.toContain(hex(bytesOfSecret(walked.factor)));
  // The walk did leave something: what it typed is there.
  expect(all).toContain(sale.email);
});

const opens = async () => {
  const { body } = await api.http.get(`/api/v1/applications/${walked.code}`).expect(200);
  expect(body.application).toMatchObject({ code: walked.code, current_step: 3 });
  await signedIn(`${loan}/resume`, { code: walked.admin_code }).expect(200);
  const search = await api.http
    .get(`/api/v1/applications?q=${walked.code.slice(-4)}`)
    .set('Cookie', admin)
    .expect(200);
  expect(search.body.applications.map(({ name }: { name: string }) => name)).toContain('Ada Vella');
  const [letter] = await api.mailsTo(sale.email);
  expect(letter?.text).toContain('/loan-application/resume#');
};

it('opens and finds what is kept so', opens);

it('brings everything under another key, after which the former one opens nothing', async () => {
  const key = 'another key, which was chosen after the first';
  moved = await startApi({ DATABASE_URL: api.databaseUrl, SECRET_KEY: key, SECRET_KEY_FORMER: firstKey });
  const { http, app, mailsTo } = moved;
  const read = () => http.get(`/api/v1/applications/${walked.code}`).expect(200);
  const before = await read();
  const reencryption = app.get(Reencryption, { strict: false });
  const counts = { 'application codes': 4, 'file keys': 0, mails: 6, 'second factors': 1, 'webhook secrets': 2 };
  expect(Object.fromEntries(await reencryption.run())).toEqual(counts);
  expect([...(await reencryption.run()).values()]).toEqual([0, 0, 0, 0, 0]);
  expect((await read()).body).toEqual(before.body);
  expect((await mailsTo(sale.email))[0]?.text).toContain('/loan-application/resume#');
  await api.http.get(`/api/v1/applications/${walked.code}`).expect(404);
  await expect(api.mailsTo(sale.email)).rejects.toThrow('was sealed with a SECRET_KEY');
});

it('leaves nothing in a dump by which a person is known whose applications were erased', async () => {
  const people = ['ada@example.com', 'Vella', sale.email, 'Janssens'];
  const before = await dump();
  expect(people.filter((trace) => !before.includes(trace))).toEqual([]);
  const erasure = (moved ?? api).app.get(Erasure, { strict: false });
  const ids: { id: string; public_id: string }[] = await api.database.query('select id, public_id from application');
  await erasure.remove(ids, (moved ?? api).sql);
  const all = await dump();
  for (const trace of [...people, ...people.map((person) => hex(person)), ...walked.codes.flatMap(traces)])
    expect(all).not.toContain(trace);
});
