import { eventually } from '@statewise/server/testing/eventually.js';
import { Resolver } from '@statewise/server/webhooks/public-address.js';
import { calledDuring } from '../../testing/lock-waits.js';
import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';
import { taken, WebhookReceiver } from './webhook-receiver.js';

const receiver = new WebhookReceiver();

const path = '/api/v1/webhooks';
let api: FeedbackApi;
let admin: string;
let base: string;
beforeAll(async () => {
  base = await receiver.listen();
  api = await startFeedbackApi({ WEBHOOK_PRIVATE: 'on' });
  admin = await api.signIn();
});
afterAll(async () => {
  await api.stop();
  receiver.stop();
});
beforeEach(() => api.database.query('delete from webhook'));

const post = (address: string, body: object = {}) => api.http.post(address).set('Cookie', admin).send(body);

async function make(more: object = {}): Promise<{ id: string; address: string; secret: string }> {
  const asked = { name: 'Warehouse', url: `${base}/hook`, flows: ['feedback'], ...more };
  const { body } = await post(path, asked).expect(201);
  return { id: body.webhook.id, address: `${path}/${body.webhook.id}`, secret: body.secret };
}

it('is made by admins who are people and showed it a moment ago', async () => {
  const asked = { name: 'Warehouse', url: `${base}/hook`, flows: ['feedback'] };
  await api.http.post(path).send(asked).expect(401);
  const issue = async (role: string) => {
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    return (await post('/api/v1/tokens', { name: 'Program', role, expires_at }).expect(201)).body.secret;
  };
  const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
  for (const role of ['staff', 'qa']) {
    const secret = await issue(role);
    for (const address of [path, `${path}/2d7f3c1e-5f0a-4d7e-9d43-2f1f6f0f7a55/deliveries`])
      await api.http.get(address).set(bearer(secret)).expect(403);
  }
  await api.http
    .post(path)
    .set(bearer(await issue('admin')))
    .send(asked)
    .expect(403);
  const { address } = await make();
  await api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
  const { body } = await post(path, asked).expect(403);
  expect(body.type).toBe('urn:statewise:problem:session:not-fresh');
  await post(`${address}/secret`).expect(403);
  await api.http.delete(address).set('Cookie', admin).expect(403);
  await api.database.query('update session set confirmed_at = now()');
  await api.http.delete(address).set('Cookie', admin).expect(204);
  await api.http.get(address).set('Cookie', admin).expect(404);
  const kinds = await api.database.query(`select kind from audit where kind like 'webhook.%' order by id desc limit 2`);
  expect(kinds).toEqual([{ kind: 'webhook.removed' }, { kind: 'webhook.made' }]);
});

it('is one of fifty at most, also of those that are made at once', async () => {
  await api.database.query(
    `insert into webhook (id, name, url, flows, states, events, secret, language, position, created_by)
      select gen_random_uuid(), 'Filler', 'https://example.com', '{feedback}', '{}', '{}', '', 'en', 0, 'filler'
      from generate_series(1, 48)`,
  );
  const asked = { name: 'Warehouse', url: `${base}/hook`, flows: ['feedback'] };
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(path, asked)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
});

it('is unknown to every call that it is removed during', async () => {
  const calls = [
    (address: string) => post(`${address}/test`),
    (address: string) => post(`${address}/secret`),
    (address: string) => api.http.patch(address).set('Cookie', admin).send({ name: 'Depot' }),
    (address: string) => api.http.delete(address).set('Cookie', admin),
  ];
  const statuses: number[] = [];
  for (const call of calls) {
    const { id, address } = await make();
    const remove = 'delete from webhook where id = $1';
    const { status } = await calledDuring(
      api,
      (removing) => removing.query(remove, [id]),
      () => call(address),
    );
    statuses.push(status);
  }
  expect(statuses).toEqual(calls.map(() => 404));
});

it.each([{ states: null }, { events: '' }])('is narrowed by nothing that is emptied: %j', async (emptied) => {
  const asked = { name: 'Warehouse', url: `${base}/hook`, flows: ['feedback'], ...emptied };
  const { body } = await post(path, asked).expect(201);
  expect(body.webhook).toMatchObject({ states: [], events: [] });
  const address = `${path}/${body.webhook.id}`;
  const answer = await api.http.patch(address).set('Cookie', admin).send(emptied).expect(422);
  expect(answer.body.errors).toEqual({ [Object.keys(emptied)[0] ?? '']: ['required'] });
  await api.http.delete(address).set('Cookie', admin).expect(204);
});

it.each([
  [{ url: 'ftp://example.com' }, { url: ['format'] }],
  [{ url: 'https://user:secret@example.com' }, { url: ['format'] }],
  [{ flows: [] }, { flows: ['required'] }],
  [{ flows: ['gossip'] }, { flows: ['oneOf'] }],
  [{ states: ['nowhere'] }, { states: ['oneOf'] }],
  [{ events: ['nothing.happened'] }, { events: ['oneOf'] }],
  [{ states: 'comment' }, { states: ['format'] }],
  [{ name: '' }, { name: ['required'] }],
])('is not made of %j', async (wrong, errors) => {
  const asked = { name: 'Warehouse', url: `${base}/hook`, flows: ['feedback'], ...wrong };
  expect((await post(path, asked).expect(422)).body.errors).toEqual(errors);
});

describe('without private addresses', () => {
  let strict: FeedbackApi;
  let cookie: string;
  beforeAll(async () => {
    strict = await startFeedbackApi();
    cookie = await strict.signIn();
  });
  afterAll(() => strict.stop());
  const ask = (url: string) =>
    strict.http
      .post(path)
      .set('Cookie', cookie)
      .send({ name: 'Inside', url, flows: ['feedback'] });

  it.each(['https://127.0.0.1/x', 'https://localhost/x', 'https://[::ffff:127.0.0.1]/x', 'https://169.254.169.254/x'])(
    'refuses %s',
    async (url) => {
      expect((await ask(url).expect(422)).body.errors).toEqual({ url: ['oneOf'] });
    },
  );

  it('refuses what is not https', async () => {
    expect((await ask('http://example.com').expect(422)).body.errors).toEqual({ url: ['format'] });
  });

  it('does not call a name that was public and leads inside by the time of the attempt', async () => {
    const resolver = strict.app.get(Resolver, { strict: false });
    const led = jest.spyOn(resolver, 'resolve').mockResolvedValue([{ address: '8.8.8.8', family: 4 }]);
    const { port } = receiver;
    const { body } = await ask(`https://rebinding.example:${port}/x`).expect(201);
    led.mockClear().mockResolvedValue([{ address: '127.0.0.1', family: 4 }]);
    const connections = jest.fn();
    receiver.server.on('connection', connections);
    await strict.newFeedback();
    const address = `${path}/${body.webhook.id}`;
    await eventually(async () => {
      const { body: page } = await strict.http.get(`${address}/deliveries`).set('Cookie', cookie);
      const [first] = page.deliveries;
      expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
      const { body: one } = await strict.http.get(`${address}/deliveries/${first.id}`).set('Cookie', cookie);
      expect(one.delivery.log).toMatchObject([{ status: null, error: 'address' }]);
    });
    expect(connections).not.toHaveBeenCalled();
  });
});

it('is removed while an attempt at it is written down, and neither waits for the other', async () => {
  await api.database.query(`delete from jobs.job where name = 'webhook'`);
  const { address } = await make();
  receiver.answer = (response) => void response.writeHead(503).end();
  await api.newFeedback();
  const attempted = async () => (await api.http.get(`${address}/deliveries`).set('Cookie', admin)).body.deliveries[0];
  await eventually(async () => expect(await attempted()).toMatchObject({ state: 'waiting', attempts: 1 }));
  await calledDuring(
    api,
    (removing) => removing.query('select from webhook for update'),
    () => api.database.query(`update jobs.job set start_after = now() where name = 'webhook' and state < 'active'`),
    (removing) => removing.query('delete from webhook'),
  );
  const states = async () =>
    (await api.database.query(`select distinct state::text from jobs.job where name = 'webhook'`)).map(
      ({ state }: { state: string }) => state,
    );
  await eventually(async () => expect(await states()).toEqual(['completed']));
  await api.http.get(address).set('Cookie', admin).expect(404);
});

it('hears at once while another one takes messages and says nothing', async () => {
  const { received } = receiver;
  received.splice(0);
  receiver.answer = (response, at) => void (at === '/hook' && taken(response));
  await make({ url: `${base}/silent` });
  for (let index = 0; index < 3; index++) await api.newFeedback();
  await eventually(async () => expect(received).not.toHaveLength(0));
  await make();
  await api.newFeedback();
  await eventually(async () => expect(received.map(({ path: at }) => at)).toContain('/hook'));
  expect(received.filter(({ path: at }) => at === '/silent')).toHaveLength(1);
  receiver.server.closeAllConnections();
});
