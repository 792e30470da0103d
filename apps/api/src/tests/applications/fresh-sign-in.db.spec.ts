import { createLoan } from '../../testing/loan-sample.js';
import { startApi, testAdmin, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  admin = await api.signIn();
});
afterAll(() => api.stop());

const grow = () => api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
const confirm = (body: object) => api.http.post('/api/v1/session/confirm').set('Cookie', admin).send(body);

const newApplication = async () => `/api/v1/applications/${(await createLoan(api)).code}`;
const status = (status_type: string) => ({ status_type, status_value: 1, reason: 'looked at' });

it('is needed to decide, to export, to erase and to see a code, and for nothing else', async () => {
  const path = await newApplication();
  const acts = {
    decide: (headers: Record<string, string>) => api.http.post(`${path}/statuses`).set(headers).send(status('final')),
    'decide by an event': (headers: Record<string, string>) =>
      api.http
        .post(`${path}/events`)
        .set(headers)
        .send({ type: 'status.change', statusType: 'final', statusValue: 1, reason: 'looked at' }),
    export: (headers: Record<string, string>) => api.http.get(`${path}/export`).set(headers),
    'see the code': (headers: Record<string, string>) => api.http.post(`${path}/code`).set(headers),
    erase: (headers: Record<string, string>) => api.http.delete(path).set(headers),
  };
  await grow();
  for (const act of Object.values(acts))
    expect((await act({ Cookie: admin }).expect(403)).body).toMatchObject({
      type: 'urn:statewise:problem:session:not-fresh',
      message: 'Enter your password or a code again to go on.',
    });
  await api.http.get(path).set('Cookie', admin).expect(200);
  await api.http.post(`${path}/statuses`).set('Cookie', admin).send(status('payslip')).expect(200);
  await confirm({ password: testAdmin.password }).expect(204);
  for (const act of Object.values(acts)) expect((await act({ Cookie: admin })).status).not.toBe(403);
});

it('is not asked of programs', async () => {
  const path = await newApplication();
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const asked = { name: 'Export', role: 'admin', expires_at };
  const { body } = await api.http.post('/api/v1/tokens').set('Cookie', admin).send(asked).expect(201);
  const bearer = { Authorization: `Bearer ${body.secret}` };
  await api.http.get(`${path}/export`).set(bearer).expect(200);
  await api.http.post('/api/v1/session/confirm').set(bearer).send({ password: 'x' }).expect(403);
});

it.each([
  [{}, 422],
  [{ password: 'wrong' }, 401],
  [{ code: '123456' }, 401],
  [{ password: 'wrong', colour: 'blue' }, 422],
])('is not shown by %j', async (body, expected) => {
  await grow();
  await confirm(body).expect(expected);
  await api.http
    .get(`${await newApplication()}/export`)
    .set('Cookie', admin)
    .expect(403);
});
