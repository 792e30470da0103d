import { createLoan, loanSample, saveStep } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/consumer-loans-application/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (call: string, body: object, key: string) =>
  api.http.post(`${base}/${call}`).set('Idempotency-Key', key).send(body);

it('answers a repeated step to the letter like the first time', async () => {
  const { code } = await createLoan(api);
  const save = () =>
    post('saveStepData', { code, current_step: 2, furthest_step: 2, version: 1, data: loanSample[2] }, 'step-two');
  const first = await save().expect(200);
  expect((await save().expect(200)).body).toEqual(first.body);
  await saveStep(api, code, 3);
  expect((await save().expect(200)).body).toEqual(first.body);
});

it('answers a repeated change of the loan with the loan of then', async () => {
  const { code } = await createLoan(api);
  const change = (amount: number, key: string) => post('saveLoanDetails', { code, amount }, key);
  const first = await change(8_000, 'eight').expect(200);
  await change(7_000, 'seven').expect(200);
  expect((await change(8_000, 'eight').expect(200)).body).toEqual(first.body);
});

it('answers a repeated submission with the statuses of then', async () => {
  const { code } = await createLoan(api);
  for (const step of [2, 3, 4] as const) await saveStep(api, code, step);
  const submit = () => post('saveAdditionalData', { code, data: loanSample[5] }, 'submit');
  const first = await submit().expect(200);
  const cookie = await api.signIn();
  await api.http
    .post(`/api/v1/applications/${code}/statuses`)
    .set('Cookie', cookie)
    .send({ status_type: 'final', status_value: 2, reason: 'The payslip is of somebody else' })
    .expect(200);
  expect((await submit().expect(200)).body).toEqual(first.body);
});

it('answers a repeated creation like the first one, after more was saved too', async () => {
  const create = () => post('create', { current_step: 1, furthest_step: 1, data: loanSample[1] }, 'creation');
  const first = await create().expect(201);
  await saveStep(api, first.body.code, 2);
  expect((await create().expect(201)).text).toBe(first.text);
});

it('names one moment in the answer, the row and the log', async () => {
  const { code } = await createLoan(api);
  const saved = await saveStep(api, code, 2);
  const { body } = await api.http.get(`/api/v1/applications/${code}`).expect(200);
  expect(body.application).toMatchObject({ updated_at: expect.any(String), version: saved.version });
  const { transitions } = (await api.http.get(`/api/v1/applications/${code}/transitions`).expect(200)).body;
  expect([body.application.created_at, body.application.updated_at]).toEqual(
    transitions.map(({ at }: { at: string }) => at),
  );
});
