import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { businessSample, contactData } from '@statewise/machines/testing';
import { loanSample, saveStep } from '../../testing/loan-sample.js';
import { basicsData } from '../../testing/business-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const store = '/consumer-loans-vm-stores/api';
const loan = '/consumer-loans-application/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const form = {
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
  loan_type_id: 1,
  loan_amount: '10,000',
  loan_term: 36,
};

/** The code with which a store hands a prepared application over. */
async function prepared(): Promise<string> {
  const { body } = await api.http.post(`${store}/save`).send({ action: 'create', form_data: form }).expect(201);
  return body.code;
}

const firstSave = (code: string) => ({ code, current_step: 0, furthest_step: 0, data: loanSample.loan });
const read = (code: string) => api.http.get(`/api/v1/applications/${code}`);

it('gives the customer of a store a new code at the first save, and only at that', async () => {
  const old = await prepared();
  const { body } = await api.http.post(`${loan}/saveStepData`).send(firstSave(old)).expect(200);
  const { code } = body.application;
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(code).not.toBe(old);
  expect(body.application.state).toBe('stepOne');
  for (const call of ['resume', 'canResume'])
    expect((await api.http.post(`${loan}/${call}`).send({ code: old })).body).not.toMatchObject({ can_resume: true });
  await read(old).expect(404);
  await api.http.post(`${store}/generateLoanPlan`).send({ code: old }).expect(404);
  await api.http.get(`${store}/downloadLoanPlan?code=${old}`).expect(404);
  await api.http
    .post(`${store}/saveLoanDetails`)
    .send({ code: old, form_data: { loan_amount: 5_000 } })
    .expect(404);
  await api.http.put(`/api/v1/applications/${old}/drafts/1`).send({ fields: {} }).expect(404);
  expect((await saveStep(api, code, 1)).code ?? code).toBe(code);
  expect((await read(code).expect(200)).body.application.state).toBe('stepTwo');
});

it('leaves the code to the store as long as only the loan is changed, or the customer only looks', async () => {
  const code = await prepared();
  await api.http
    .post(`${store}/saveLoanDetails`)
    .send({ code, form_data: { loan_amount: 9_000 } })
    .expect(200);
  await api.http.post(`${loan}/resume`).send({ code }).expect(200);
  await api.http
    .put(`/api/v1/applications/${code}/drafts/1`)
    .send({ fields: { first_name: 'P' } })
    .expect(204);
  await read(code).expect(200);
});

it('E1: mails the way back without the new code, to the address that the store typed, in the language of the application', async () => {
  const { body } = await api.http.post(`${store}/save?lang=nl`).send({ action: 'create', form_data: form }).expect(201);
  const saved = await api.http.post(`${loan}/saveStepData`).send(firstSave(body.code)).expect(200);
  const { code } = saved.body.application;
  const grouped = code.match(/.{4}/g).join('-');
  await eventually(async () => {
    const mails = await api.mailsTo('piet@example.com');
    const mail = mails.find(({ subject }) => subject.includes('De nieuwe code van uw aanvraag'));
    expect(mail?.text).toContain('/be-nl/loan-application/resume#');
    for (const secret of [grouped, code]) expect(JSON.stringify(mails)).not.toContain(secret);
  });
});

it('answers the call that renewed the code again although it names the old one, to nobody but its caller', async () => {
  const old = await prepared();
  const save = (body: object, key: string) =>
    api.http.post(`${loan}/saveStepData`).set('Idempotency-Key', key).send(body);
  const first = await save(firstSave(old), 'first-save').expect(200);
  expect((await save(firstSave(old), 'first-save').expect(200)).body).toEqual(first.body);
  await saveStep(api, first.body.application.code, 1);
  expect((await save(firstSave(old), 'first-save').expect(200)).body).toEqual(first.body);
  await save({ ...firstSave(old), version: 1 }, 'first-save').expect(404);
  await save(firstSave(old), 'another-key').expect(404);
});

it('tells the new code to nobody who repeats what was asked before it was renewed', async () => {
  const old = await prepared();
  const change = () =>
    api.http
      .post(`/api/v1/applications/${old}/events`)
      .set('Idempotency-Key', 'the-shop')
      .send({ type: 'loan.change', fields: { amount: 8_000 } });
  const stay = () =>
    api.http
      .post(`${loan}/changeStep`)
      .set('Idempotency-Key', 'the-shop')
      .send({ code: old, current_step: 0, furthest_step: 0 });
  await change().expect(200);
  await stay().expect(200);
  const { code } = (await api.http.post(`${loan}/saveStepData`).send(firstSave(old)).expect(200)).body.application;
  for (const repeat of [change, stay]) expect((await repeat().expect(404)).text).not.toContain(code);
});

it('does not tell it either to whoever repeats the creation', async () => {
  const cookie = await api.signIn();
  const creation = { current_step: 1, furthest_step: 1, data: loanSample[1], loan: loanSample.loan };
  const create = () =>
    api.http.post(`${loan}/create`).set('Cookie', cookie).set('Idempotency-Key', 'the-bank').send(creation);
  const { code: old } = (await create().expect(201)).body;
  expect((await create().expect(201)).body.code).toBe(old);
  const save = { code: old, current_step: 2, furthest_step: 2, data: loanSample[2] };
  const { code } = (await api.http.post(`${loan}/saveStepData`).send(save).expect(200)).body.application;
  expect(code).not.toBe(old);
  expect((await create().expect(404)).text).not.toContain(code);
  const another = { ...creation, data: { ...loanSample[1], first_name: 'Eve' } };
  const refused = await api.http
    .post(`${loan}/create`)
    .set('Cookie', cookie)
    .set('Idempotency-Key', 'the-bank')
    .send(another)
    .expect(422);
  expect(refused.text).not.toContain(code);
});

/** A business account that an admin prepared up to its people; answers its code and how the applicant saves first. */
async function preparedBusiness() {
  const cookie = await api.signIn();
  const { body } = await api.http
    .post('/api/v1/applications')
    .set('Cookie', cookie)
    .send({ flow: 'e-banking', type: 'application.create', fields: basicsData() })
    .expect(201);
  const { code } = body.application;
  const data = businessSample[2];
  const byAdmin = await api.http
    .post('/e-banking/api/saveStepData')
    .set('Cookie', cookie)
    .send({ code, page: 2, furthestStep: 2, data })
    .expect(200);
  expect(byAdmin.body.application.code).toBe(code);
  const takeOver = async (): Promise<string> => {
    await api.http.post('/e-banking/api/changeStep').send({ code, page: 2 }).expect(200);
    const byApplicant = await api.http
      .post('/e-banking/api/saveStepData')
      .send({ code, page: 2, furthestStep: 3, data: { ...data, trade_name: 'Vella' } })
      .expect(200);
    return byApplicant.body.application.code;
  };
  return { code, takeOver };
}

it('renews a code that an admin prepared, in any flow', async () => {
  const { code, takeOver } = await preparedBusiness();
  expect(await takeOver()).not.toBe(code);
  await read(code).expect(404);
});

it('tells the new code to no call that had found the application by the old one a moment before', async () => {
  const { code, takeOver } = await preparedBusiness();
  const found = await api.app.get(ApplicationRepository, { strict: false }).read('code', code);
  if (!found) throw new Error('There is no such application.');
  await takeOver();
  const director = {
    type: 'contact.save',
    contact_type: 'director_individual',
    data: contactData('director_individual'),
  };
  const late = api.app.get(FlowEngine, { strict: false }).send(found, director, { actor: { role: 'applicant' } });
  await expect(late).rejects.toThrow('APPLICATION.NOT_FOUND');
});

it('keeps of the old code nothing but a digest', async () => {
  const old = await prepared();
  await api.http.post(`${loan}/saveStepData`).send(firstSave(old)).expect(200);
  const rows = await api.database.query('select to_jsonb(a)::text as row from application a');
  expect(rows.filter(({ row }: { row: string }) => row.includes(old))).toEqual([]);
});
