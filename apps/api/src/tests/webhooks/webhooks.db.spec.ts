import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Webhook } from 'standardwebhooks';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Resolver } from '@statewise/server/webhooks/public-address.js';
import { WebhookDispatcher } from '@statewise/server/webhooks/webhook-dispatcher.js';
import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';
import { taken, WebhookReceiver, type Received } from './webhook-receiver.js';

const receiver = new WebhookReceiver();
const { received } = receiver;

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
beforeEach(async () => {
  await api.database.query('delete from webhook');
  received.splice(0);
  receiver.answer = taken;
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

/** Expects that a message and its example fit what the description of the API says of it, and that another type does not. */
async function expectDescribed(told: unknown): Promise<void> {
  const { body: document } = await api.http.get('/api/openapi.json').expect(200);
  const { schema, example } =
    document.webhooks['application.transitioned'].post.requestBody.content['application/json'];
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const fits = ajv.compile({ ...schema, components: document.components });
  expect([told, example, { ...Object(told), type: 'webhook.test' }].map((message) => fits(message))).toEqual([
    true,
    true,
    false,
  ]);
}

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
  await expectDescribed(told);
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
  receiver.answer = (response) => void response.writeHead(503).end('not now\u0000');
  await api.newFeedback();
  await heard(1);
  await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'waiting', attempts: 1 }]));
  const { webhook } = await get(address);
  expect(webhook.failing_since).not.toBeNull();
  const [{ id, next_attempt_at, created_at }] = await deliveries(address);
  const delay = Date.parse(next_attempt_at) - Date.parse(created_at);
  expect(delay).toBeGreaterThan(4_900);
  expect(delay).toBeLessThan(12_000);
  receiver.answer = taken;
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
  receiver.answer = (response) => void response.writeHead(500).end();
  await api.newFeedback();
  await heard(1);
  await eventually(async () => expect(await deliveries(address)).toMatchObject([{ attempts: 1 }]));
  await api.database.query('update webhook_delivery set tries = 9');
  await hurry();
  await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'failed', attempts: 2 }]));
  const [{ id }] = await deliveries(address);
  receiver.answer = taken;
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
    receiver.answer = (response) => void response.writeHead(307, { location: `${base}/elsewhere` }).end();
    await api.newFeedback();
    await heard(1);
    await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'waiting', attempts: 1 }]));
    expect(received.map(({ path: at }) => at)).toEqual(['/hook']);
  });

  it('is read for as long as it has something to say in short', async () => {
    const { address } = await make({ states: ['comment'] });
    receiver.answer = (response) => void response.writeHead(200).write('x'.repeat(100_000));
    await api.newFeedback();
    await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'delivered' }]), 5_000);
    const [{ id }] = await deliveries(address);
    expect((await logOf(address, id))[0].answer).toHaveLength(500);
  });

  it('that breaks off behind its status has taken the message all the same', async () => {
    const { address } = await make({ states: ['comment'] });
    receiver.answer = (response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('tak', () => response.destroy());
    };
    await api.newFeedback();
    await heard(1);
    await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'delivered' }]), 3_000);
    const [{ id }] = await deliveries(address);
    expect(await logOf(address, id)).toMatchObject([{ status: 200, error: null, answer: 'tak' }]);
  });

  it('that is gone is switched off at once, and every admin is told', async () => {
    const { address } = await make({ states: ['comment'], name: 'Leaver' });
    receiver.answer = (response) => void response.writeHead(410).end();
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
    receiver.answer = (response) => void response.writeHead(500).end();
    await api.newFeedback();
    await eventually(async () =>
      expect((await get(address)).webhook).toMatchObject({ active: false, disabled_reason: 'failing' }),
    );
    await hurry();
    await eventually(async () => expect(await deliveries(address)).toMatchObject([{ state: 'failed', attempts: 1 }]));
    const [{ id }] = await deliveries(address);
    await post(`${address}/deliveries/${id}/resend`).expect(409);
    receiver.answer = taken;
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

function verifiedBy(by: string, message: Received | undefined): boolean {
  if (!message) return false;
  try {
    return new Webhook(by).verify(message.body, headersOf(message)) !== undefined;
  } catch {
    return false;
  }
}

it('is signed by the old secret too for a day', async () => {
  const { address, secret } = await make({ states: ['comment'] });
  const rotated = (await post(`${address}/secret`).expect(201)).body;
  expect(Date.parse(rotated.webhook.old_secret_until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  await api.newFeedback();
  await heard(1);
  expect([secret, rotated.secret].map((by) => verifiedBy(by, received[0]))).toEqual([true, true]);
  await api.database.query(`update webhook set old_secret_until = now() - interval '1 second'`);
  await api.newFeedback();
  await heard(2);
  expect([secret, rotated.secret].map((by) => verifiedBy(by, received[1]))).toEqual([false, true]);
});

it('is signed by what its receiver has where the answer with another secret is lost, and it is renewed again', async () => {
  const { address, secret } = await make({ states: ['comment'] });
  const renew = async (): Promise<string> => (await post(`${address}/secret`).expect(201)).body.secret;
  const [lost, ...both] = [await renew(), ...(await Promise.all([renew(), renew()]))];
  await api.newFeedback();
  await heard(1);
  expect([secret, lost, ...both].map((by) => verifiedBy(by, received[0]))).toEqual([true, true, true, true]);
});

it('connects to the address that was checked, whatever the name leads to a moment later', async () => {
  const resolver = api.app.get(Resolver, { strict: false });
  const led = jest.spyOn(resolver, 'resolve').mockResolvedValue([{ address: '127.0.0.1', family: 4 }]);
  const { port } = receiver;
  const { address } = await make({ url: `http://moving.example:${port}/named`, states: ['comment'] });
  led.mockClear();
  await api.newFeedback();
  await heard(1);
  expect(received[0]?.headers.host).toBe(`moving.example:${port}`);
  expect(led).toHaveBeenCalledTimes(1);
  led.mockRestore();
  await api.http.delete(address).set('Cookie', admin).expect(204);
});
