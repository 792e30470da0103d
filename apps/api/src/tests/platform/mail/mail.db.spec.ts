import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@statewise/server/testing/eventually.js';
import { startMailServer } from '@statewise/server/testing/mail-server.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import type { Message } from '@statewise/server/platform/mail/outbox.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const message = {
  to: 'ada@example.com',
  subject: 'Your loan plan',
  text: 'Enclosed.',
  attachments: [{ name: 'plan.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
};
const left = {
  name: 'test-outbox-left',
  text: `select state, body, attempts, (select count(*)::int from outbox_attachment) as files from outbox`,
};
const waiting = expect.objectContaining({ state: 'waiting', attempts: 0 });
const count = { name: 'test-outbox', text: 'select count(*)::int as count from outbox' };

/** Sends a mail and takes it away between the moment it is read and the moment it is handed over. */
async function eraseWhileItIsRead(api: TestApi, { to, ...letter }: Message): Promise<void> {
  const runner = api.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table outbox_attachment in access exclusive mode');
  await api.app.get(Mail).send({ to, ...letter });
  const isRead = `select 1 from pg_locks where not granted and relation = 'outbox_attachment'::regclass`;
  await eventually(async () => expect(await api.database.query(isRead)).toHaveLength(1));
  await runner.query('delete from outbox where recipient = $1', [to]);
  await runner.commitTransaction();
  await runner.release();
  const underWay = `select 1 from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`;
  await eventually(async () => expect(await api.database.query(underWay)).toEqual([]));
}

/** A mail server that greets, and begins an answer without an end to whatever it is told. */
function startEndlessServer(): Server {
  return createServer((socket) => {
    socket.on('error', () => undefined).write('220 patience\r\n');
    socket.once('data', () => {
      const letters = setInterval(() => socket.write('2'), 50);
      socket.on('close', () => clearInterval(letters));
    });
  }).listen(0, '127.0.0.1');
}

describe('mail', () => {
  it('turns nothing by what a name says', async () => {
    const api = await startApi();
    const to = 'turned@example.com';
    const parts = [{ kind: 'code', text: '\u202DAda' }] as const;
    await api.app.get(Mail).send({ to, subject: 'For Ada \u202EalleV', text: 'Hello\n\n\u202DAda\n', parts });
    const [mail] = await api.mailsTo(to);
    expect(mail).toMatchObject({ subject: 'For Ada alleV', text: 'Hello\n\nAda\n' });
    expect(mail?.html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    await api.stop();
  });

  it('reaches a mail server after it refused once or its job was lost, leaves nothing of what it said behind, and is not handed over once its person was erased', async () => {
    const server = await startMailServer({ refusals: 1 });
    const api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    await api.app.get(Mail).send(message);
    for (let waited = 0; server.received.length === 0 && waited < 25_000; waited += 200) await sleep(200);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      to: 'ada@example.com',
      raw: expect.stringContaining('Subject: Your loan plan'),
    });
    expect(server.received[0]?.raw).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    expect(server.received[0]?.raw).toMatch(
      /multipart\/alternative[^]*text\/plain[^]*Enclosed\.[^]*text\/html[^]*Enclosed\./,
    );
    await eventually(async () =>
      expect(await api.sql.run(left, [])).toEqual([{ state: 'sent', body: null, attempts: 2, files: 0 }]),
    );

    await api.app.get(Mail).send({ ...message, to: 'stranded@example.com' });
    await api.database.query(`delete from jobs.job where name = 'mail'`);
    expect(await api.app.get(Mail).queueStranded()).toBe(0);
    await api.database.query(`update outbox set created_at = created_at - interval '11 minutes'`);
    expect(await api.app.get(Mail).queueStranded()).toBe(1);
    expect(await api.app.get(Mail).queueStranded()).toBe(0);
    await eventually(async () => expect(server.received.map(({ to }) => to)).toContain('stranded@example.com'));

    await eraseWhileItIsRead(api, { to: 'erased@example.com', subject: 'Your loan plan', text: 'Enclosed.' });
    expect(server.received.map(({ to }) => to)).not.toContain('erased@example.com');
    await api.stop();
    await server.stop();
  });

  it('goes to one address, whatever stands in its text', async () => {
    const server = await startMailServer();
    const api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    await api.app.get(Mail).send({ ...message, to: 'ada@example.com, eve@example.com' });
    await api.app.get(Mail).send(message);
    await eventually(async () => expect(server.received.map(({ to }) => to)).toContain('ada@example.com'));
    await eventually(async () => expect(await api.sql.run(left, [])).not.toContainEqual(waiting));
    expect(server.received.map(({ to }) => to)).not.toContain('ada@example.com,eve@example.com');
    expect((await api.http.get('/metrics').expect(200)).text).toMatch(/^mails_sent_total 1$/m);
    await api.stop();
    await server.stop();
  });

  it('waits for its next attempt where the mail server takes no login', async () => {
    const server = await startMailServer({ refusals: 1, status: 535, ofLogins: true });
    const api = await startApi({ SMTP_URL: `smtp://bank:secret@127.0.0.1:${server.port}` });
    await api.app.get(Mail).send(message);
    await eventually(async () =>
      expect(await api.sql.run(left, [])).toMatchObject([{ state: 'waiting', attempts: 1, files: 1 }]),
    );
    await eventually(async () => expect(server.received).toHaveLength(1), 25_000);
    await api.stop();
    await server.stop();
  });

  it('waits for its next attempt where a server answers a letter at a time and comes to no end', async () => {
    const server = startEndlessServer();
    await once(server, 'listening');
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const impatient = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 1_000));
    const api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
    await api.app.get(Mail).send(message);
    await eventually(async () =>
      expect(await api.sql.run(left, [])).toMatchObject([{ state: 'waiting', attempts: 1, files: 1 }]),
    );
    // It closes once the last of its connections has ended.
    const closed = once(server, 'close');
    server.close();
    await closed;
    await api.stop();
    impatient.mockRestore();
  });

  describe('without a mail server', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi();
    });
    afterAll(() => api.stop());

    it('stays in the outbox', async () => {
      await api.app.get(Mail).send(message);
      expect(
        await api.sql.run(
          {
            name: 'test-outbox-rows',
            text: 'select recipient, subject, name from outbox join outbox_attachment on mail_id = id',
          },
          [],
        ),
      ).toEqual([{ recipient: 'ada@example.com', subject: 'Your loan plan', name: 'plan.pdf' }]);
    });

    it('is not written when the transaction it belongs to is rolled back', async () => {
      const before = await api.sql.run(count, []);
      const work = api.sql.transaction(async (runner) => {
        await api.app.get(Mail).send(message, runner);
        throw new Error('changed its mind');
      });
      await expect(work).rejects.toThrow('changed its mind');
      expect(await api.sql.run(count, [])).toEqual(before);
    });
  });
});
