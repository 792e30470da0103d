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

it('keeps as many as one person may have, also of those that come at once', async () => {
  const keep = (name: string) => api.http.put('/api/v1/saved-views').set('Cookie', cookie).send({ name, query: '' });
  await api.database.query('delete from saved_view');
  for (let n = 0; n < 48; n += 1) await keep(`List ${n}`).expect(200);
  await api.database.query(
    `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return new; end $$`,
  );
  await api.database.query('create trigger slow before insert on saved_view for each row execute function slowly()');
  const answers = await Promise.all([1, 2, 3, 4].map((n) => keep(`At once ${n}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
  await keep('List 7').expect(200);
});
