import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { startMailServer } from '@statewise/server/testing/mail-server.js';
import { Files } from '@statewise/server/platform/storage/files.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { ContactRetention } from './contact-retention.js';
import {
  contactAddress as address,
  contactSample as luca,
  expectMessageRefused,
  sendMessage,
} from '../../testing/contact-message.js';
import { filesIn as namesIn, png, type FormFile } from '../../testing/small-files.js';

let api: TestApi;
let folder: string;
let pdf: Buffer;
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-contact-'));
  pdf = await drawDocument({ title: 'Statement', language: 'en', blocks: [{ kind: 'paragraph', text: 'Balance: 1' }] });
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api = await startApi({ FILES_DIR: folder, CONTACT_EMAIL: 'desk@meridian.example', LOG_LEVEL: 'trace' }, { logTo });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const send = (fields: Record<string, string>, files: readonly FormFile[] = [], target = api, query = '') =>
  sendMessage(target, fields, files, query);
const filesIn = () => namesIn(folder);
const stored = (email: string): Promise<{ reference: string; language: string; fields: Record<string, unknown> }[]> =>
  api.database.query(`select reference, language, fields from contact_message where fields->>'email' = $1`, [email]);
const mails = (recipient: string) => api.mailsTo(recipient);
it('keeps a message with its attachments, mails it to the desk and a receipt to its sender in the language of the request', async () => {
  const email = 'luca.receipt@example.com';
  const files = [
    { content: pdf, name: '../../my statement.pdf' },
    { content: png, name: 'page.exe' },
  ];
  const { body } = await send({ ...luca, email }, files, api, '?lang=nl').expect(200);
  expect(body).toEqual({ success: true, recaptchaerror: false, reference: expect.stringMatching(/^C\d{8}$/) });
  const names = 'my statement.pdf, page.exe';
  expect(await stored(email)).toMatchObject([
    {
      reference: body.reference,
      language: 'nl',
      fields: { surname: 'Zammit', tos: true, convenient_timetotalk: 'Monday 10:00', attachments: names },
    },
  ]);
  const letter = (await mails('desk@meridian.example')).find(({ reply_to: answer }) => answer === email);
  expect(letter?.subject).toBe(`[${body.reference}] Opening an account`);
  for (const told of ['Good time to call: Monday 10:00', `Attachments: ${names}`, luca['message'] ?? ''])
    expect(letter?.text).toContain(told);
  const [receipt] = await mails(email);
  expect(receipt?.subject).toBe(`We hebben uw bericht ontvangen (${body.reference}) – Meridian Bank`);
  expect(receipt?.text).toContain(`Uw referentie: ${body.reference}`);
  expect(receipt?.text).toContain('antwoordt binnen één werkdag');
  expect(receipt?.text).toMatch(/^http\S+\/nl\/contact-us#contact-form$/m);
  const sent: unknown = await api.database.query(
    'select name, type, content from outbox_attachment join outbox on mail_id = id where reply_to = $1 order by position',
    [email],
  );
  expect(sent).toEqual([
    { name: 'my statement.pdf', type: 'application/pdf', content: pdf },
    { name: 'page.exe', type: 'image/png', content: png },
  ]);
});

it('E10: repeats nothing in a receipt that was typed, whatever the field', async () => {
  const email = 'victim@example.com';
  const typed = { name: 'Evilname', surname: 'Evilsurname', subject: 'Evilsubject', message: 'Evilmessage' };
  const day = { convenient_day: 'Evilday', convenient_time: 'Eviltime' };
  await send({ ...luca, ...typed, ...day, email }, [{ content: png, name: 'Evilfile.png' }]).expect(200);
  const [receipt] = await mails(email);
  expect(receipt?.text).toMatch(/^Hello,\n/);
  expect(JSON.stringify(receipt)).not.toMatch(/evil/i);
});

it('E10: confirms to one mailbox three times a day, and takes each message all the same', async () => {
  const limited = await startApi({ RATE_LIMIT_FACTOR: '1', FILES_DIR: folder, WORKER: 'off' });
  for (const email of ['a@example.com', 'A@example.com', 'a+b@example.com', 'a@example.com', 'a+c@example.com'])
    await send({ ...luca, email }, [], limited).expect(200);
  const [counted] = await limited.database.query(
    `select count(*) filter (where reply_to is null)::int as receipts, count(*) filter (where reply_to is not null)::int as letters from outbox`,
  );
  expect(counted).toEqual({ receipts: 3, letters: 5 });
  await limited.stop();
});

it.each([
  [{ convenient_day: 'Tuesday', convenient_time: '' }, 'Tuesday'],
  [{ convenient_day: '', convenient_time: 'after 15:00' }, 'after 15:00'],
  [{ convenient_day: '', convenient_time: '', telephone: '' }, ''],
])('puts together when to call from %j', async (fields, together) => {
  const email = `call-${randomBytes(4).toString('hex')}@example.com`;
  await send({ ...luca, ...fields, email }).expect(200);
  expect((await stored(email))[0]?.fields).toMatchObject({ convenient_timetotalk: together, attachments: '' });
});

it('takes five attachments, and none where a browser left the field empty', async () => {
  await send(
    luca,
    Array.from({ length: 5 }, () => ({ content: png })),
  ).expect(200);
  const part = (head: string, value: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const fields = Object.entries({ ...luca, email: 'empty@example.com' }).map(([name, value]) =>
    part(`name="${name}"`, value),
  );
  const none = `--x\r\nContent-Disposition: form-data; name="attachments"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`;
  await api.http
    .post(address)
    .set('Content-Type', 'multipart/form-data; boundary=x')
    .send(`${fields.join('')}${none}`)
    .expect(200);
  expect((await stored('empty@example.com'))[0]?.fields).toMatchObject({ attachments: '' });
});

it('holds nothing of the database while a slow store is read, two messages at a time', async () => {
  const files = api.app.get(Files, { strict: false });
  const get = files.get.bind(files);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const slow = jest.spyOn(files, 'get').mockImplementation((name) => answered.then(() => get(name)));
  const sent = Promise.all(
    Array.from({ length: 3 }, async () => send({ ...luca, email: 'slow@example.com' }, [{ content: png }])),
  );
  await eventually(async () => expect(slow.mock.calls.length).toBeGreaterThan(1));
  const { status } = await send({ ...luca, email: 'quick@example.com' });
  const idle = `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
  const meanwhile = [status, slow.mock.calls.length, await api.database.query(idle)];
  answer();
  expect((await sent).map((one) => one.status)).toEqual([200, 200, 200]);
  slow.mockRestore();
  expect(meanwhile).toEqual([200, 2, []]);
});

it('lets nobody write a header of a mail', async () => {
  const email = 'odd.subject@example.com';
  const subject = 'Savings =?utf-8?Q?=0D=0ABcc:x@example.com?= é';
  const server = await startMailServer();
  const mailing = await startApi({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  await send({ ...luca, email, subject, name: '"Luca" <x@example.com>,' }, [], mailing).expect(200);
  await eventually(async () => expect(server.received).toHaveLength(2));
  await mailing.stop();
  await server.stop();
  expect(server.received.map(({ to }) => to).sort()).toEqual(['hello@meridianbank.example', email]);
  for (const { raw } of server.received) expect(raw).not.toMatch(/^bcc:/im);
  expect(server.received.find(({ to }) => to !== email)?.raw).toMatch(/^Reply-To: odd\.subject@example\.com\r?$/m);
});

it('loses nothing while the mail server is down, and delivers with attachments once it is back', async () => {
  const away = await startMailServer();
  await away.stop();
  const mailing = await startApi({ SMTP_URL: `smtp://127.0.0.1:${away.port}` });
  await send(luca, [{ content: pdf }], mailing).expect(200);
  const server = await startMailServer({ port: away.port, refusals: 1 });
  await eventually(async () => expect(server.received).toHaveLength(2), 40_000);
  const letter = server.received.find(({ to }) => to === 'hello@meridianbank.example');
  expect(letter?.raw.replaceAll(/\s/g, '')).toContain(pdf.toString('base64').slice(0, 200));
  await mailing.stop();
  await server.stop();
});

it('takes the longest message whatever its line ends: a browser sends each as two signs, and counts one', async () => {
  const email = 'lines@example.com';
  const message = `${'line\n'.repeat(799)}lines`;
  await send({ ...luca, email, message: message.replaceAll('\n', '\r\n') }).expect(200);
  expect(await stored(email)).toMatchObject([{ fields: { message } }]);
});

it('takes a message once under one key, and refuses another one under it', async () => {
  const email = 'once@example.com';
  const key = 'a-key-of-the-browser';
  const first = await send({ ...luca, email }, [{ content: png }])
    .set('Idempotency-Key', key)
    .expect(200);
  const files = filesIn();
  const again = await send({ ...luca, email }, [{ content: png }])
    .set('Idempotency-Key', key)
    .expect(200);
  expect(again.body).toEqual(first.body);
  expect(filesIn()).toEqual(files);
  await expectMessageRefused(api, folder, () =>
    send({ ...luca, email, subject: 'Other' })
      .set('Idempotency-Key', key)
      .expect(422),
  );
  expect(await stored(email)).toHaveLength(1);
  expect(await mails(email)).toHaveLength(1);
  const both = await Promise.all(
    [1, 2].map(() => send({ ...luca, email: 'both@example.com' }).set('Idempotency-Key', 'at-once')),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  expect(await mails('both@example.com')).toHaveLength(1);
});

it('erases messages and their files after the configured time', async () => {
  const email = 'old@example.com';
  await send({ ...luca, email }, [{ content: png }]).expect(200);
  await api.database.query(`update contact_message set received_at = now() - interval '200 days'`);
  await send({ ...luca, email: 'young@example.com' }, [{ content: png }]).expect(200);
  await api.app.get(ContactRetention, { strict: false }).erase();
  expect(await stored(email)).toEqual([]);
  expect(await stored('young@example.com')).toHaveLength(1);
  expect(filesIn()).toHaveLength(1);
});

it('writes nothing of a message into the log', () => {
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of ['luca', 'zammit', 'opening an account', 'statement.pdf', '2123', '@example'])
    expect(lines.join('').toLowerCase()).not.toContain(secret);
});

it.each([
  ['?lang=fr&country=be', undefined, '/be-fr/contact-us'],
  ['?lang=nl', '/mt-nl/contact-us?subject=x', '/mt-nl/contact-us'],
  ['?lang=nl&country=xx', '/mt-nl/fees', '/nl/contact-us'],
  ['?lang=en', 'https://evil.example/mt-en/contact-us', '/en/contact-us'],
])('sends a reader without script back to the page of the form (%s from %p)', async (query, from, page) => {
  const call = send(luca, [], api, query).set('Accept', 'text/html,*/*;q=0.8');
  if (from !== undefined) void call.set('Referer', from.startsWith('/') ? `${api.url}${from}` : from);
  const { headers } = await call.expect(303);
  expect(headers['location']?.replace(/C\d{8}/, 'C1')).toBe(`${page}?contact=done&reference=C1#contact-form`);
});

it('lets an address send only so many messages in an hour', async () => {
  const limited = await startApi({ RATE_LIMIT_FACTOR: '0.1', FILES_DIR: folder });
  for (let count = 0; count < 3; count++) await send(luca, [], limited).expect(200);
  const { headers } = await send(luca, [], limited).expect(429);
  expect(headers['ratelimit-policy']).toBe('"contact";q=3;w=3600');
  await limited.stop();
});
