import { createLoan } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('tells a suspect that a check failed, and neither why nor who said so', async () => {
  const { code } = await createLoan(api);
  const cookie = await api.signIn();
  await api.http
    .post(`/api/v1/applications/${code}/statuses`)
    .set('Cookie', cookie)
    .send({ status_type: 'risk', status_value: 2, reason: 'Suspected fraud' })
    .expect(200);
  const path = `/api/v1/applications/${code}/transitions`;
  const { body, text } = await api.http.get(path).expect(200);
  expect(text).not.toContain('Suspected fraud');
  expect(body.transitions.at(-1)).toEqual({
    seq: 2,
    event: 'status.change',
    from: 'stepTwo',
    to: 'finished.rejected',
    actor: { role: 'admin' },
    at: expect.any(String),
  });
  const known = (await api.http.get(path).set('Cookie', cookie).expect(200)).body.transitions.at(-1);
  expect(known).toMatchObject({ reason: 'Suspected fraud', actor: { role: 'admin', id: expect.any(String) } });
});
