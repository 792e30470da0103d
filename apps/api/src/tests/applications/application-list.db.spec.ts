import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';

let api: FeedbackApi;
let cookie: string;
beforeAll(async () => {
  api = await startFeedbackApi({ WORKER: 'off' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const list = (query = '') => api.http.get(`/api/v1/applications${query}`).set('Cookie', cookie);

it('shows the list to staff alone', async () => {
  await api.http.get('/api/v1/applications').expect(401);
  await list().expect(200);
});

it('pages through everything, newest first, each once', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 120; n += 1) ids.push(await api.publicIdOf(await api.newFeedback()));
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: { applications: { id: string }[]; next_cursor: string | null } } = await list(
      cursor ? `?cursor=${cursor}` : '',
    ).expect(200);
    seen.push(...body.applications.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  expect(seen).toEqual(ids.toReversed());
});

it('finds by a body what a query finds, so that no name that is searched for need stand in an address', async () => {
  const search = (body: object) => api.http.post('/api/v1/applications/search').set('Cookie', cookie).send(body);
  const asked = { flow: 'feedback', limit: 3, sort: 'oldest' };
  const { body } = await list(`?${new URLSearchParams({ ...asked, limit: '3' })}`).expect(200);
  expect((await search(asked).expect(200)).body).toEqual(body);
  const next = { ...asked, cursor: body.next_cursor };
  expect((await search(next).expect(200)).body.applications).not.toEqual(body.applications);
  expect((await search({ q: 'nobody.of.this.name@example.com', flow: null }).expect(200)).body.applications).toEqual(
    [],
  );
  expect((await search({ status: ['risk:2'], sort: 'best', colour: 'red' }).expect(422)).body.errors).toEqual({
    colour: ['unknown'],
    sort: ['oneOf'],
    status: ['format'],
  });
  expect((await search({ status: ['risk:2'] }).expect(422)).body.errors).toEqual({ status: ['format'] });
  await api.http.post('/api/v1/applications/search').send(asked).expect(401);
});

it('narrows by flow, state, status and code', async () => {
  const code = await api.newFeedback();
  await api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.back' }).expect(200);
  const id = await api.publicIdOf(code);
  const found = async (query: string) =>
    (await list(query).expect(200)).body.applications.map((one: { id: string }) => one.id);
  expect(await found('?flow=feedback&state=score')).toEqual([id]);
  expect(await found(`?q=${code.toLowerCase()}`)).toEqual([id]);
  expect(await found('?flow=other')).toEqual([]);
  expect(await found('?status=risk:2')).toEqual([]);
  expect(await found(`?q=${encodeURIComponent("'; drop table application; --")}`)).toEqual([]);
});

it.each(['?cursor=x', '?status=risk', '?status=mood:1', '?cursor=99999999999999999999'])(
  'refuses %s',
  async (query) => {
    await list(query).expect(422);
  },
);

it('counts where applications are, were and stopped', async () => {
  const { body } = await api.http.get('/api/v1/flows/feedback/population').set('Cookie', cookie).expect(200);
  const of = (state: string) => body.population.find((one: { state: string }) => one.state === state);
  expect(of('comment')).toMatchObject({ ever: 121, now: 120, left_share: 0 });
  expect(of('score')).toMatchObject({ ever: 1, now: 1, median_seconds: null });
  await api.http.get('/api/v1/flows/feedback/population').expect(401);
  await api.http.get('/api/v1/flows/unknown').expect(404);
});
