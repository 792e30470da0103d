import { createLoan, loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const base = '/consumer-loans-application/api';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => api.stop());

const back = (code: string) => api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.back' });
const save = (code: string, key?: string) =>
  api.http
    .post(`${base}/saveStepData`)
    .set(key === undefined ? {} : { 'Idempotency-Key': key })
    .send({ code, current_step: 2, furthest_step: 2, data: loanSample[2] });

it('lets nobody who holds a code change its application without end', async () => {
  const { code } = await createLoan(api);
  const answers = [];
  for (let n = 0; n < 125; n += 1) answers.push((await (n % 2 ? back(code) : save(code))).status);
  expect(answers.slice(0, 120)).toEqual(Array(120).fill(200));
  expect(answers.slice(120)).toEqual(Array(5).fill(429));
  const { code: other } = await createLoan(api);
  await save(other).expect(200);
});

it('refuses kindly where a log has grown beyond measure, and leaves room for the bank', async () => {
  const { code } = await createLoan(api);
  await save(code, 'before').expect(200);
  await api.database.query('update application set version = 5000 where code_digest = $1', [api.digestOf(code)]);
  const { body } = await back(code).expect(422);
  expect(body).toMatchObject({ success: false, type: 'urn:statewise:problem:application:full' });
  expect(body.detail).toContain('call us');
  await save(code, 'before').expect(200);
  await api.http
    .post(`/api/v1/applications/${code}/jump`)
    .set('Cookie', await api.signIn())
    .send({ state: 'stepOne', reason: 'Helping by phone' })
    .expect(200);
});
