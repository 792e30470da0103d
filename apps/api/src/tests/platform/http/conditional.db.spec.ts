import { loanSample } from '../../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const tagOf = async (path: string): Promise<string> =>
  (await api.http.get(path).expect(200)).headers['etag'] ?? 'no tag';
const asked = (path: string, tag: string) => api.http.get(path).set('If-None-Match', tag);

it.each(['/api/v1/flows', '/api/v1/flows?lang=fr', '/api/v1/flows/loan-application'])(
  'does not send %s again to who has it',
  async (path) => {
    const tag = await tagOf(path);
    const { body, headers } = await asked(path, `"other", ${tag}`).expect(304);
    expect([body, headers['etag']]).toEqual([{}, tag]);
    await asked(path, '"other"').expect(200);
  },
);

it('sends nothing that there is to who asks for what there is not', async () => {
  await asked('/api/v1/flows', '*').expect(304);
  await asked('/api/v1/flows', '"*"').expect(200);
  await asked('/api/v1/flows/nothing', '*').expect(404);
});

it('sends an application again once it has changed, and its tag to nobody who may not read it', async () => {
  const loan = { flow: 'loan-application', type: 'application.create', fields: loanSample[1], loan: loanSample.loan };
  const { code, version } = (await api.http.post('/api/v1/applications').send(loan).expect(201)).body.application;
  const path = `/api/v1/applications/${code}`;
  const tag = await tagOf(path);
  await asked(path, tag).expect(304);
  await api.http
    .put(`${path}/drafts/2`)
    .send({ fields: { street: 'Rue Hau' } })
    .expect(({ status }) => expect(status).toBeLessThan(300));
  await asked(path, tag).expect(200);
  const drafted = await tagOf(path);
  const saved = { type: 'step.save', step: 2, fields: loanSample[2], version };
  await api.http.post(`${path}/events`).send(saved).expect(200);
  await asked(path, drafted).expect(200);
  await asked('/api/v1/applications/0000-0000-0000', drafted).expect(404);
});
