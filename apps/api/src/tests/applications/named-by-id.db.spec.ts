import { createLoan, loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let cookie: string;
let code: string;
let id: string;
const lines: string[] = [];

beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'info' }, { logTo: { write: (line: string) => void lines.push(line) } });
  cookie = await api.signIn();
  ({ code } = await createLoan(api));
  const { body } = await api.http.get('/api/v1/applications').set('Cookie', cookie).expect(200);
  ({ id } = body.applications[0]);
});
afterAll(() => api.stop());

const of = (name: string, rest = '') => `/api/v1/applications/${name}${rest}`;
const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.http[method](path).set('Cookie', cookie);

it('names an application in lists and exports by an id, and hands out no code', async () => {
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const exported = (await asAdmin('get', of(id, '/export')).expect(200)).text;
  const listed = (await asAdmin('get', '/api/v1/applications').expect(200)).text;
  const log = (await asAdmin('get', of(id, '/transitions')).expect(200)).text;
  for (const text of [exported, listed, log]) expect(text).not.toContain(code);
  expect((await asAdmin('get', of(code, '/export')).expect(200)).text).not.toContain(code);
});

it('lets the bank’s own people do by the id what they may do', async () => {
  const { body } = await asAdmin('get', of(id)).expect(200);
  expect(body.application).toMatchObject({ id, code: null, state: 'stepTwo' });
  expect(body.application).not.toHaveProperty('admin_code');
  const { body: jumped } = await asAdmin('post', of(id, '/jump'))
    .send({ state: 'stepOne', reason: 'By phone' })
    .expect(200);
  expect(jumped.application).toMatchObject({ id, code: null, state: 'stepOne' });
  await asAdmin('post', of(id, '/jump')).send({ state: 'stepTwo', reason: 'By phone' }).expect(200);
});

it('shows no code either where the same call, or another one, was first since the application was read', async () => {
  const jump = () =>
    asAdmin('post', of(id, '/jump')).set('Idempotency-Key', 'at-once').send({ state: 'stepOne', reason: 'By phone' });
  const jumped = await Promise.all(Array.from({ length: 8 }, async () => (await jump().expect(200)).body.application));
  expect(jumped.map((one) => one.code)).toEqual(jumped.map(() => null));
  expect(new Set(jumped.map(({ version }) => version)).size).toBe(1);
  await asAdmin('post', of(id, '/jump')).send({ state: 'stepTwo', reason: 'By phone' }).expect(200);
});

it('takes no id where a wizard asks for the code, and no event or draft of a customer by it', async () => {
  for (const call of ['resume', 'saveStepData', 'changeStep', 'getAdditionalLoanDetails'])
    await asAdmin('post', `/consumer-loans-application/api/${call}`)
      .send({ code: id, current_step: 2, furthest_step: 2, ...(call === 'saveStepData' && { data: loanSample[2] }) })
      .expect(404);
  await asAdmin('post', of(id, '/events')).send({ type: 'step.save', step: 2, fields: loanSample[2] }).expect(403);
  await asAdmin('put', of(id, '/drafts/2'))
    .send({ fields: { street: 'R' } })
    .expect(403);
});

it('opens nothing by the id to anybody else', async () => {
  await api.http.get(of(id)).expect(404);
  await api.http.get(of(id, '/transitions')).expect(404);
  await api.http.post('/consumer-loans-application/api/resume').send({ code: id }).expect(404);
  await api.http.post(of(id, '/code')).expect(401);
  await asAdmin('get', of('0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11')).expect(404);
});

it('shows the code when it is asked for, and logs who asked, but not the code', async () => {
  const { body } = await asAdmin('post', of(id, '/code')).expect(200);
  expect(body).toMatchObject({ success: true, code, admin_code: expect.stringMatching(/^[0-9A-Z]{12}$/) });
  const line = lines.find((one) => one.includes('code shown'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ application: id, role: 'admin', by: expect.any(String) });
  expect(lines.join('')).not.toContain(code);
});

it('tells an applicant no id', async () => {
  expect((await api.http.get(of(code)).expect(200)).text).not.toContain(id);
});
