import { Module } from '@nestjs/common';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { Outbox } from '@statewise/server/platform/mail/outbox.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { startMailServer, type TestMailServer } from '@statewise/server/testing/mail-server.js';
import { createLoan } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let isBroken = true;
const done: object[] = [];

@Module({})
class FragileModule {
  constructor(jobs: Jobs) {
    jobs.register('fragile', async (data) => {
      if (isBroken) throw new Error('a name that nobody shall read');
      done.push(data);
    });
  }
}

let api: TestApi;
let server: TestMailServer;
let admin: string;
beforeAll(async () => {
  server = await startMailServer({ refusals: 1, status: 550 });
  api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${server.port}` }, { imports: [FragileModule] });
  admin = await api.signIn();
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});

const get = async (address: string, cookie = admin) =>
  (await api.http.get(address).set('Cookie', cookie).expect(200)).body;
const post = (address: string, cookie = admin) => api.http.post(address).set('Cookie', cookie).send({});
const token = async (role: string) => {
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const asked = { name: 'Program', role, expires_at };
  return (await api.http.post('/api/v1/tokens').set('Cookie', admin).send(asked).expect(201)).body.secret;
};
const send = (to: string, text: string) => api.app.get(Mail).send({ to, subject: 'About your loan', text });
const find = async (q: string) => (await get(`/api/v1/outbox?q=${q}`)).mails;

describe('the outbox', () => {
  it('keeps a mail that was refused with the reason, and sends it when somebody asks', async () => {
    await send('refused@example.com', 'You can go on.');
    await eventually(async () =>
      expect(await find('refused@')).toMatchObject([{ state: 'failed', attempts: 1, sent_at: null }]),
    );
    const [{ id, reason }] = await find('refused@');
    expect(reason).toContain('550');
    const { mail } = await get(`/api/v1/outbox/${id}`);
    expect(mail).toMatchObject({ text: 'You can go on.' });
    await post(`/api/v1/outbox/${id}/retry`).expect(204);
    await eventually(async () =>
      expect(await find('refused@')).toMatchObject([{ state: 'sent', attempts: 2, reason: null }]),
    );
    expect(server.received.filter(({ to }) => to === 'refused@example.com')).toHaveLength(1);
    expect((await get(`/api/v1/outbox/${id}`)).mail).toMatchObject({ text: '', html: null });
    await post(`/api/v1/outbox/${id}/retry`).expect(409);
    await api.http.delete(`/api/v1/outbox/${id}`).set('Cookie', admin).expect(409);
  });

  it('E11: shows nobody a code, nor what opens an account', async () => {
    const { code } = await createLoan(api);
    const grouped = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
    const secret = 'gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o';
    await api.app.get(Outbox, { strict: false }).add(
      {
        to: 'coded@example.com',
        subject: `Your code ${grouped}`,
        text: `${grouped}\n\nhttps://bank.example/console/invitation/${secret}`,
        parts: [{ kind: 'code', text: grouped }],
      },
      api.sql,
      'kept',
    );
    const page = await api.http.get('/api/v1/outbox?q=coded@&state=kept').set('Cookie', admin).expect(200);
    const [{ id }] = page.body.mails;
    const read = await api.http.get(`/api/v1/outbox/${id}`).set('Cookie', admin).expect(200);
    expect(read.body.mail.html).toContain('••••-••••-••••');
    for (const { text } of [page, read]) {
      for (const hidden of [code, grouped, secret]) expect(text).not.toContain(hidden);
    }
    await post(`/api/v1/outbox/${id}/codes`).expect(404);
    await api.http.delete(`/api/v1/outbox/${id}`).set('Cookie', admin).expect(204);
    await api.http.get(`/api/v1/outbox/${id}`).set('Cookie', admin).expect(404);
  });

  it('is read page after page', async () => {
    for (const number of [1, 2, 3]) await send(`page${number}@example.com`, 'One of three.');
    const all = await find('page');
    const first = await get('/api/v1/outbox?q=page&limit=2');
    const second = await get(`/api/v1/outbox?q=page&limit=2&cursor=${first.next_cursor}`);
    expect([...first.mails, ...second.mails].map(({ id }: { id: string }) => id)).toEqual(
      all.map(({ id }: { id: string }) => id),
    );
    expect(second.next_cursor).toBeNull();
  });

  it('forgets what was sent a month ago', async () => {
    await send('old@example.com', 'Of long ago.');
    await eventually(async () => expect(await find('old@')).toMatchObject([{ state: 'sent' }]));
    await api.database.query(
      `update outbox set sent_at = now() - interval '31 days' where recipient = 'old@example.com'`,
    );
    await api.app.get(Jobs).send('outbox-retention', {});
    await eventually(async () => expect(await find('old@')).toEqual([]));
  });

  it('forgets what never left and is about no application after as long as a message is kept', async () => {
    for (const name of ['unsent-89', 'unsent-91']) {
      await send(`${name}@example.com`, 'Of a stranger.');
      await eventually(async () => expect(await find(`${name}@`)).toMatchObject([{ state: 'sent' }]));
      await api.database.query(
        `update outbox set state = 'failed', sent_at = null, created_at = now() - make_interval(days => $1) where recipient = $2`,
        [Number(name.slice(-2)), `${name}@example.com`],
      );
    }
    await api.app.get(Jobs).send('outbox-retention', {});
    await eventually(async () => expect(await find('unsent-91@')).toEqual([]));
    expect(await find('unsent-89@')).toHaveLength(1);
  });

  it.each([
    ['state=lost', { state: ['oneOf'] }],
    ['cursor=x', { cursor: ['format'] }],
    ['limit=1000', { limit: ['max'] }],
  ])('cannot be narrowed by %s', async (query, errors) => {
    const { body } = await api.http.get(`/api/v1/outbox?${query}`).set('Cookie', admin).expect(422);
    expect(body.errors).toEqual(errors);
  });
});

describe('a job that was given up', () => {
  it('is listed without what it carried, tried again, and thrown away', async () => {
    const jobs = api.app.get(Jobs);
    const giveUp = async (data: object) => {
      await jobs.send('fragile', data);
      await api.database.query(`update jobs.job set retry_limit = 0 where name = 'fragile' and state <= 'active'`);
      const { jobs: failed } = await eventuallyFailed();
      return failed[0].id;
    };
    const eventuallyFailed = async () => {
      let found = { jobs: [] as { id: string }[] };
      await eventually(async () => {
        found = await get('/api/v1/operations/failed-jobs?queue=fragile');
        expect(found.jobs).toHaveLength(1);
      });
      return found as { jobs: [{ id: string }] };
    };
    const again = await giveUp({ secret: 'of a person' });
    const page = await api.http.get('/api/v1/operations/failed-jobs').set('Cookie', admin).expect(200);
    expect(page.body.jobs).toMatchObject([{ id: again, queue: 'fragile', reason: 'Error' }]);
    expect(page.text).not.toMatch(/of a person|nobody shall read/);
    const { queues } = await get('/api/v1/operations/queues');
    expect(queues).toContainEqual(expect.objectContaining({ name: 'fragile', failed: 1, active: 0 }));
    isBroken = false;
    await post(`/api/v1/operations/failed-jobs/${again}/retry`).expect(204);
    await eventually(async () => expect(done).toEqual([{ secret: 'of a person' }]));
    await post(`/api/v1/operations/failed-jobs/${again}/retry`).expect(404);
    isBroken = true;
    const dropped = await giveUp({ number: 2 });
    await api.http.delete(`/api/v1/operations/failed-jobs/${dropped}`).set('Cookie', admin).expect(204);
    expect((await get('/api/v1/operations/failed-jobs')).jobs).toEqual([]);
    const acts = await api.database.query(`select kind, subject from audit where kind like 'job.%' order by id`);
    expect(acts).toEqual([
      { kind: 'job.retried', subject: `job:${again}` },
      { kind: 'job.dropped', subject: `job:${dropped}` },
    ]);
  });
});

it('says how every part stands, and which processes there are', async () => {
  const other = await startApi({ DATABASE_URL: api.databaseUrl, WORKER: 'off' });
  const { parts, replicas } = await get('/api/v1/operations/health');
  expect(parts).toMatchObject([
    { name: 'database', state: 'up' },
    { name: 'storage', state: 'up', facts: { kind: 'disk' } },
    { name: 'scanner', state: 'off', milliseconds: null },
    { name: 'mail', state: 'up' },
    { name: 'queue', state: 'up', facts: { workers: 1 } },
  ]);
  expect(replicas.map(({ worker, is_alive }: Record<string, boolean>) => [worker, is_alive])).toEqual([
    [true, true],
    [false, true],
  ]);
  await other.stop();
  expect((await get('/api/v1/operations/health')).replicas).toHaveLength(1);
  const { parts: without } = await (async () => {
    const away = { FILES_DIR: '/dev/null/files', CLAMAV_URL: 'tcp://127.0.0.1:9' };
    const alone = await startApi({ WORKER: 'off', ...away });
    await alone.http.get('/health/ready').expect(200);
    const cookie = await alone.signIn();
    const { body } = await alone.http.get('/api/v1/operations/health').set('Cookie', cookie).expect(200);
    await alone.stop();
    return body;
  })();
  expect(without).toMatchObject([
    { name: 'database', state: 'up' },
    { name: 'storage', state: 'down' },
    { name: 'scanner', state: 'down' },
    { name: 'mail', state: 'off', milliseconds: null },
    { name: 'queue', state: 'down' },
  ]);
});

it('is for admins, and its mails to be read by staff', async () => {
  const id = '3f1f3c6e-7a55-4d7e-9d43-0b8f3c1e5f0a';
  const statusOf = async (role: string, method: 'get' | 'post' | 'delete', address: string) =>
    (await api.http[method](`/api/v1/${address}`).set('Authorization', `Bearer ${await token(role)}`)).status;
  for (const role of ['staff', 'qa']) {
    const isStaff = role === 'staff';
    expect(await statusOf(role, 'get', 'outbox')).toBe(isStaff ? 200 : 403);
    expect(await statusOf(role, 'get', `outbox/${id}`)).toBe(isStaff ? 404 : 403);
    expect(await statusOf(role, 'post', `outbox/${id}/retry`)).toBe(403);
    expect(await statusOf(role, 'delete', `outbox/${id}`)).toBe(403);
    for (const address of ['health', 'queues', 'failed-jobs'])
      expect(await statusOf(role, 'get', `operations/${address}`)).toBe(403);
    expect(await statusOf(role, 'post', `operations/failed-jobs/${id}/retry`)).toBe(403);
  }
});
