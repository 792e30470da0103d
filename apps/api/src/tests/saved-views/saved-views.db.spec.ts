import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

it('keeps lists of each person alone', async () => {
  const keep = (body: object) => api.http.put('/api/v1/saved-views').set('Cookie', cookie).send(body);
  const all = async () => (await api.http.get('/api/v1/saved-views').set('Cookie', cookie).expect(200)).body.views;
  await keep({ name: 'To look at', query: 'status=risk:3' }).expect(200);
  const { body } = await keep({ name: 'To look at', query: 'status=risk:2' }).expect(200);
  expect(await all()).toEqual([body.view]);
  expect(body.view.query).toBe('status=risk:2');
  await keep({ name: '', query: '' }).expect(422);
  await keep({ name: 'x' }).expect(422);
  await api.http.get('/api/v1/saved-views').expect(401);
  await api.http.delete(`/api/v1/saved-views/${body.view.id}`).set('Cookie', cookie).expect(204);
  await api.http.delete(`/api/v1/saved-views/${body.view.id}`).set('Cookie', cookie).expect(404);
  await api.http.delete('/api/v1/saved-views/x').set('Cookie', cookie).expect(404);
  for (let n = 0; n < 50; n += 1) await keep({ name: `List ${n}`, query: '' }).expect(200);
  expect((await keep({ name: 'One more', query: '' }).expect(422)).body.errors).toEqual({ name: ['max'] });
});
