import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Resolver } from '@statewise/server/webhooks/public-address.js';
import { WebhookDispatcher } from '@statewise/server/webhooks/webhook-dispatcher.js';
import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
let answer: (response: ServerResponse) => void;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body });
    answer(response);
  });
});
const taken = (response: ServerResponse): void => void response.writeHead(204).end();

const path = '/api/v1/webhooks';
let api: FeedbackApi;
let admin: string;
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  api = await startFeedbackApi({ WEBHOOK_PRIVATE: 'on' });
  admin = await api.signIn();
});
afterAll(async () => {
  await api.stop();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(async () => {
  await api.database.query('delete from webhook');
  received.splice(0);
  answer = taken;
});

const post = (address: string, body: object = {}) => api.http.post(address).set('Cookie', admin).send(body);
const get = async (address: string) => (await api.http.get(address).set('Cookie', admin).expect(200)).body;

async function make(more: object = {}): Promise<{ id: string; address: string; secret: string }> {
  const asked = { name: 'Warehouse', url: `${base}/hook`, flows: ['feedback'], ...more };
  const { body } = await post(path, asked).expect(201);
  return { id: body.webhook.id, address: `${path}/${body.webhook.id}`, secret: body.secret };
}
const deliveries = async (address: string) => (await get(`${address}/deliveries`)).deliveries;
const logOf = async (address: string, id: string) => (await get(`${address}/deliveries/${id}`)).delivery.log;
/** Lets what waits for its next attempt be attempted now. */
const hurry = () =>
  api.database.query(`update jobs.job set start_after = now() where name = 'webhook' and state < 'active'`);
const heard = (count: number) => eventually(async () => expect(received).toHaveLength(count));
const headersOf = ({ headers }: Received): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

it('tells of the transitions that were chosen, signed so that the convention’s library takes it', async () => {
  await api.newFeedback();
  const { address, secret } = await make({ states: ['comment'] });
  const code = await api.newFeedback();
  await heard(1);
  const [message] = received;
  const told = new Webhook(secret).verify(message?.body ?? '', message ? headersOf(message) : {});
  expect(told).toEqual({
    type: 'application.transitioned',
    timestamp: expect.stringMatching(/Z$/),
    data: {
      application_id: await api.publicIdOf(code),
      flow: 'feedback',
      seq: 2,
      event: 'mood.judged',
      from: 'judging',
      to: 'comment',
      actor: 'system',
    },
  });
  expect(message?.body).not.toContain(code);
  await eventually(async () =>
    expect(await deliveries(address)).toMatchObject([{ state: 'delivered', attempts: 1, next_attempt_at: null }]),
  );
  const { webhooks } = await get(path);
  expect(JSON.stringify(webhooks)).not.toContain(secret.slice(6));
});

it('hears of chosen events alone, and of nothing while it is switched off', async () => {
  const { address } = await make({ events: ['application.create'] });
  await api.newFeedback();
  await heard(1);
  expect(JSON.parse(received[0]?.body ?? '').data.event).toBe('application.create');
  const turn = (active: boolean) => api.http.patch(address).set('Cookie', admin).send({ active }).expect(200);
  await turn(false);
  await api.newFeedback();
  await turn(true);
  await api.newFeedback();
  await heard(2);
  expect(await deliveries(address)).toHaveLength(2);
});

it('is sent again under the same id until it is taken', async () => {
  const { address } = await make({ states: ['comment'] });
  answer = (response) => void response.writeHead(503).end('not now\u0000');
  await api.newFeedback();
  await heard(1);
  await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'waiting', attempts: 1 }]));
  const { webhook } = await get(address);
  expect(webhook.failing_since).not.toBeNull();
  const [{ id, next_attempt_at, created_at }] = await deliveries(address);
  const pause = Date.parse(next_attempt_at) - Date.parse(created_at);
  expect(pause).toBeGreaterThan(4_900);
  expect(pause).toBeLessThan(12_000);
  answer = taken;
  await hurry();
  await heard(2);
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([`msg_${id}`]));
  await eventually(async () =>
    expect(await logOf(address, id)).toMatchObject([
      { number: 2, status: 204, error: null, answer: '' },
      { number: 1, status: 503, error: null, answer: 'not now ' },
    ]),
  );
  expect((await get(address)).webhook.failing_since).toBeNull();
});

it('is given up after ten attempts, and begins anew when it is sent again', async () => {
  const { address } = await make({ states: ['comment'] });
  answer = (response) => void response.writeHead(500).end();
  await api.newFeedback();
  await heard(1);
  await eventually(async () => expect(await deliveries(address)).toMatchObject([{ attempts: 1 }]));
  await api.database.query('update webhook_delivery set tries = 9');
  await hurry();
  await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'failed', attempts: 2 }]));
  const [{ id }] = await deliveries(address);
  answer = taken;
  await post(`${address}/deliveries/${id}/resend`).expect(202);
  await heard(3);
  await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'delivered', attempts: 3 }]));
  expect(received[2]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
});

it('loses nothing to a process that ends between a transition and its queueing, and sends nothing twice', async () => {
  const { address } = await make({ states: ['comment'] });
  const dispatcher = api.app.get(WebhookDispatcher, { strict: false });
  const jobs = api.app.get(Jobs, { strict: false });
  const isWebhook = (name: string) => name === 'webhook';
  const send = jobs.send.bind(jobs);
  let killed = 0;
  const spy = jest.spyOn(jobs, 'send').mockImplementation(async (name, data, options) => {
    await send(name, data, options);
    if (isWebhook(name) && killed++ < 3) throw new Error('killed');
  });
  for (let index = 0; index < 3; index++) await api.newFeedback();
  await eventually(async () => expect(killed).toBeGreaterThanOrEqual(3));
  spy.mockRestore();
  const other = await startFeedbackApi({ WEBHOOK_PRIVATE: 'on', DATABASE_URL: api.databaseUrl });
  await Promise.all([dispatcher.look(), other.app.get(WebhookDispatcher, { strict: false }).look()]);
  await heard(3);
  await eventually(async () =>
    expect((await deliveries(address)).map(({ state }: { state: string }) => state)).toEqual(
      Array.from({ length: 3 }, () => 'delivered'),
    ),
  );
  // The same job once more, as a queue does whose worker died after its work.
  const [{ id }] = await deliveries(address);
  await jobs.send('webhook', { id, run: 0 });
  await eventually(async () => {
    const [row] = await api.database.query(
      `select count(*)::int as left from jobs.job where name = 'webhook' and state < 'completed'`,
    );
    expect(row.left).toBe(0);
  });
  expect(received).toHaveLength(3);
  await other.stop();
});

describe('an address', () => {
  it('is not followed to another', async () => {
    const { address } = await make({ states: ['comment'] });
    answer = (response) => void response.writeHead(307, { location: `${base}/elsewhere` }).end();
    await api.newFeedback();
    await heard(1);
    await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'waiting', attempts: 1 }]));
    expect(received.map(({ path: at }) => at)).toEqual(['/hook']);
  });

  it('is read for as long as it has something to say in short', async () => {
    const { address } = await make({ states: ['comment'] });
    answer = (response) => void response.writeHead(200).write('x'.repeat(100_000));
    await api.newFeedback();
    await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'delivered' }]), 5_000);
    const [{ id }] = await deliveries(address);
    expect((await logOf(address, id))[0].answer).toHaveLength(500);
  });

  it('that is gone is switched off at once, and every admin is told', async () => {
    const { address } = await make({ states: ['comment'], name: 'Leaver' });
    answer = (response) => void response.writeHead(410).end();
    await api.newFeedback();
    await eventually(async () =>
      expect((await get(address)).webhook).toMatchObject({ active: false, disabled_reason: 'gone' }),
    );
    const mails = await api.database.query(`select recipient from outbox where subject like '%“Leaver”%'`);
    expect(mails).toEqual([{ recipient: 'admin@example.com' }]);
  });

  it('that failed for three days is switched off, and tested before it is switched on again', async () => {
    const { address } = await make({ states: ['comment'], name: 'Sleeper' });
    await api.database.query(`update webhook set failing_since = now() - interval '73 hours'`);
    answer = (response) => void response.writeHead(500).end();
    await api.newFeedback();
    await eventually(async () =>
      expect((await get(address)).webhook).toMatchObject({ active: false, disabled_reason: 'failing' }),
    );
    await hurry();
    await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'failed', attempts: 1 }]));
    const [{ id }] = await deliveries(address);
    await post(`${address}/deliveries/${id}/resend`).expect(409);
    answer = taken;
    received.splice(0);
    const { delivery } = (await post(`${address}/test`).expect(202)).body;
    await heard(1);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' });
    await eventually(async () =>
      expect((await get(`${address}/deliveries/${delivery.id}`)).delivery).toMatchObject({ state: 'delivered' }),
    );
    const on = await api.http.patch(address).set('Cookie', admin).send({ active: true }).expect(200);
    expect(on.body.webhook).toMatchObject({ active: true, disabled_reason: null, failing_since: null });
  });
});

it('is signed by the old secret too for a day', async () => {
  const { address, secret } = await make({ states: ['comment'] });
  const rotated = (await post(`${address}/secret`).expect(201)).body;
  expect(Date.parse(rotated.webhook.old_secret_until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  const verifiedBy = (by: string, message: Received | undefined) => {
    if (!message) return false;
    try {
      return new Webhook(by).verify(message.body, headersOf(message)) !== undefined;
    } catch {
      return false;
    }
  };
  await api.newFeedback();
  await heard(1);
  expect([secret, rotated.secret].map((by) => verifiedBy(by, received[0]))).toEqual([true, true]);
  await api.database.query(`update webhook set old_secret_until = now() - interval '1 second'`);
  await api.newFeedback();
  await heard(2);
  expect([secret, rotated.secret].map((by) => verifiedBy(by, received[1]))).toEqual([false, true]);
});

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
    const { port } = receiver.address() as AddressInfo;
    const { body } = await ask(`https://rebinding.example:${port}/x`).expect(201);
    led.mockClear().mockResolvedValue([{ address: '127.0.0.1', family: 4 }]);
    const connections = jest.fn();
    receiver.on('connection', connections);
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

it('connects to the address that was checked, whatever the name leads to a moment later', async () => {
  const resolver = api.app.get(Resolver, { strict: false });
  const led = jest.spyOn(resolver, 'resolve').mockResolvedValue([{ address: '127.0.0.1', family: 4 }]);
  const { port } = receiver.address() as AddressInfo;
  const { address } = await make({ url: `http://moving.example:${port}/named`, states: ['comment'] });
  led.mockClear();
  await api.newFeedback();
  await heard(1);
  expect(received[0]?.headers.host).toBe(`moving.example:${port}`);
  expect(led).toHaveBeenCalledTimes(1);
  led.mockRestore();
  await api.http.delete(address).set('Cookie', admin).expect(204);
});
