import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import type { Response } from 'supertest';
import { readConfig } from '@statewise/server/platform/config/config.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { loanAddress, uploadDocuments } from '../../../testing/document-upload.js';
import { atDocuments, createLoan } from '../../../testing/loan-sample.js';
import { png } from '../../../testing/small-files.js';
import { startApi, testSecretKey, type TestApi } from '../../../testing/start-api.js';
import { VatRegister } from '../../../e-banking/vat-register.js';

// Every other service accepts connections and says nothing, or a letter at a time: no request waits for one as long as this server lets a request last.

/** Milliseconds: the server cuts a connection that is silent for 60 seconds. */
const longest = 45_000;

const sockets = new Set<Socket>();
const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
let silent: Server;
let port: number;
let dripping: Server;
let drippingPort: number;
let api: TestApi;
beforeAll(async () => {
  silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  dripping = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    const drop = setInterval(() => socket.write('x'), 1_000);
    socket.on('close', () => clearInterval(drop));
  });
  port = await portOf(silent);
  drippingPort = await portOf(dripping);
  api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  dripping.close();
  await api.stop();
});

/** Has a server listen on a free port, and answers that. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** What a call was answered with, and after how many milliseconds. */
async function timed(work: () => PromiseLike<Response>): Promise<{ answer: Response; milliseconds: number }> {
  const start = Date.now();
  return { answer: await work(), milliseconds: Date.now() - start };
}

it.each([
  ['storage hangs', [() => ({ S3_URL: `http://127.0.0.1:${port}`, ...bucket })]],
  [
    'scanner hangs, or says a letter at a time',
    [() => ({ CLAMAV_URL: `tcp://127.0.0.1:${port}` }), () => ({ CLAMAV_URL: `tcp://127.0.0.1:${drippingPort}` })],
  ],
])('answers with 503 while the %s', async (_, all) => {
  const isStorage = all.length === 1;
  const { code } = await atDocuments(api);
  const { body } = await uploadDocuments(api, code, [{ content: png }]).expect(200);
  const download = `${loanAddress}/downloadDocument?id=${body.documents[0].id}&code=${code}`;
  const large = Buffer.concat([png, Buffer.alloc(6_000_000)]);
  const ask = async (settings: () => Record<string, string>) => {
    const server = await startApi({ DATABASE_URL: api.databaseUrl, WORKER: 'off', ...settings() });
    const calls = (isStorage ? [png, large] : [png]).map((content) =>
      timed(() => uploadDocuments(server, code, [{ content }])),
    );
    if (isStorage) calls.push(timed(() => server.http.get(download)));
    for (const { answer, milliseconds } of await Promise.all(calls)) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(milliseconds).toBeLessThan(longest);
    }
    if (isStorage) {
      const removal = { code, id: body.documents[0].id };
      const removed = await timed(() => server.http.post(`${loanAddress}/removeDocument`).send(removal));
      expect(removed.answer.status).toBe(200);
      // What is taken back is gone; its file is swept.
      expect(removed.milliseconds).toBeLessThan(10_000);
    }
    await server.stop();
  };
  await Promise.all(all.map(ask));
});

it('goes on without a mail server that hangs, and says so', async () => {
  const { milliseconds } = await timed(async () => {
    await api.app.get(Mail).send({ to: 'ada@example.com', subject: 'x', text: 'x' });
    const cookie = await api.signIn();
    const health = await api.http.get('/api/v1/operations/health').set('Cookie', cookie).expect(200);
    expect(health.body.parts).toContainEqual(expect.objectContaining({ name: 'mail', state: 'down' }));
    return health;
  });
  expect(milliseconds).toBeLessThan(longest);
  await eventually(async () => {
    const [mail] = await api.database.query(`select attempts from outbox where recipient = 'ada@example.com'`);
    expect(mail.attempts).toBeGreaterThan(0);
  }, longest);
});

it('goes on while a receiver of webhooks hangs, notes it, and ends while one is being told', async () => {
  const server = await startApi({ WEBHOOK_PRIVATE: 'on' });
  const cookie = await server.signIn();
  const endpoint = { name: 'Warehouse', url: `http://127.0.0.1:${port}/hook`, flows: ['loan-application'] };
  const made = await server.http.post('/api/v1/webhooks').set('Cookie', cookie).send(endpoint).expect(201);
  await createLoan(server);
  const noted = () => server.database.query('select error, milliseconds from webhook_attempt');
  await eventually(async () => expect(await noted()).toMatchObject([{ error: 'timeout' }]), longest);
  expect((await noted())[0].milliseconds).toBeLessThan(longest);
  const before = sockets.size;
  await server.http.post(`/api/v1/webhooks/${made.body.webhook.id}/test`).set('Cookie', cookie).send({}).expect(202);
  await eventually(async () => expect(sockets.size).toBeGreaterThan(before));
  const start = Date.now();
  await server.stop();
  expect(Date.now() - start).toBeLessThan(15_000);
});

it('goes on without a collector of traces that hangs, and ends without it', async () => {
  const server = await startApi({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, WORKER: 'off' });
  const { milliseconds } = await timed(() => server.http.get('/api/v1/flows').expect(200));
  expect(milliseconds).toBeLessThan(longest);
  const start = Date.now();
  await server.stop();
  expect(Date.now() - start).toBeLessThan(10_000);
});

it('goes on without a register of VAT numbers that hangs', async () => {
  const config = readConfig({
    DATABASE_URL: api.databaseUrl,
    SECRET_KEY: testSecretKey,
    NODE_ENV: 'test',
    VAT_LOOKUP_URL: `http://127.0.0.1:${port}`,
  });
  const register = new VatRegister(config, pino({ level: 'silent' }));
  const start = Date.now();
  expect(await register.lookUp({ country: 'be', number: '0123456749' })).toMatchObject({ answer: 'unavailable' });
  expect(Date.now() - start).toBeLessThan(10_000);
  register.onModuleDestroy();
});
