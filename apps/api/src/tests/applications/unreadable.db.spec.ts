import { createLoan } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// What is stored is not always what this release knows: a newer one wrote it, or a state is gone.

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() => api.database.query('truncate application cascade'));

const get = (path: string) => api.http.get(`/api/v1/applications${path}`).set('Cookie', cookie);

async function newLoan(change: string): Promise<{ id: string; code: string }> {
  const { code } = await createLoan(api);
  const [row] = await api.database.query<[{ id: string }][]>(
    `update application set ${change} where code_digest = $1 returning public_id as id`,
    [api.digestOf(code)],
  );
  return { id: row?.[0].id ?? '', code };
}

it('lists a row of a newer release, or of a flow that only that has, as such, and the others as ever', async () => {
  const newer = await newLoan(`flow_version = 99, state = 'stepNine', facts = '{"statuses":7}'`);
  const foreign = await newLoan(`flow = 'mortgage', state = 'house'`);
  const known = await newLoan(`locale = 'en'`);
  const { body } = await get('').expect(200);
  expect(body.applications).toEqual([
    expect.objectContaining({ id: known.id, state: 'stepTwo', risk_status_id: 0, is_ended: false }),
    expect.objectContaining({ id: foreign.id, flow: 'mortgage', state: 'house', unreadable: 'newer' }),
    expect.objectContaining({ id: newer.id, state: 'stepNine', name: 'Ada Vella', unreadable: 'newer' }),
  ]);
  expect(body.applications[0]).not.toHaveProperty('unreadable');
  await get(`/${newer.id}`).expect(503);
});

it('answers about an application whose state vanished, and says so', async () => {
  const { id, code } = await newLoan(`state = 'finished.expired'`);
  expect((await get('').expect(200)).body.applications).toMatchObject([{ id, unreadable: 'lost' }]);
  const { body } = await get(`/${id}`).expect(200);
  expect(body).toMatchObject({
    application: { state: 'finished.expired', unreadable: 'lost', is_ended: false },
    data: { 1: { first_name: 'Ada' } },
    allowed_events: [],
  });
  for (const part of ['/answers', '/history', '/notes', '/letters', '/export', '/transitions', '/replay', '/summary'])
    await get(`/${id}${part}`).expect(200);
  const acts = (await get(`/${id}/acts`).expect(200)).body;
  expect(acts).toMatchObject({ state: 'finished.expired', acts: [], statuses: [], jump: null });
  expect(acts.jumps.every((jump: { is_allowed: boolean }) => !jump.is_allowed)).toBe(true);
  const verdict = (await get(`/${id}/verification`).expect(200)).body;
  expect(verdict).toMatchObject({ holds: false, faults: [], end: ['lost', 'state'] });
  const refused = { state: 'finished.expired', type: 'urn:statewise:problem:application:lost' };
  const event = { type: 'step.back' };
  expect((await api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(409)).body).toMatchObject(
    refused,
  );
  const resumed = await api.http.post('/consumer-loans-application/api/resume').send({ code }).expect(409);
  expect(resumed.body).toMatchObject(refused);
});

it('answers the same about one whose regions vanished with it', async () => {
  const { id } = await newLoan(`state = 'gone', regions = '{"gone":{"left":"one","right":"two"}}'`);
  expect((await get(`/${id}`).expect(200)).body.application).toMatchObject({ state: 'gone', unreadable: 'lost' });
});
