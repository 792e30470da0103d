import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { Reencryption } from '@statewise/server/platform/secret-key/reencryption.js';
import { digest, documentsOf, loanAddress, uploadDocuments } from './testing/document-upload.js';
import { atDocuments, loanSample, saveStep } from './testing/loan-sample.js';
import { png } from './testing/small-files.js';
import { startApi, type TestApi } from './testing/start-api.js';

// The two rounds of docs/configuration.md, “Another SECRET_KEY”: two servers on one database are replaced one by one, and whatever one writes the other reads.

const former = 'the-key-that-was-chosen-at-the-first-start';
const present = 'another-key-which-was-chosen-after-the-first';
const roundOne = { SECRET_KEY: former, SECRET_KEY_FORMER: present };
const roundTwo = { SECRET_KEY: present, SECRET_KEY_FORMER: former };

/** What was written so far: every server has to open all of it, always. */
const codes: string[] = [];
const withDocument: string[] = [];

let folder: string;
/** It owns the database, and neither answers nor writes anything once the first two are there. */
let owner: TestApi;
let pair: [TestApi, TestApi];

const start = (keys: Record<string, string>): Promise<TestApi> =>
  startApi({ DATABASE_URL: owner.databaseUrl, FILES_DIR: folder, ...keys });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-rotation-'));
  owner = await startApi({ SECRET_KEY: former, WORKER: 'off' });
  pair = [await start({ SECRET_KEY: former }), await start({ SECRET_KEY: former })];
});
afterAll(async () => {
  for (const server of pair) await server.stop();
  await owner.stop();
  await rm(folder, { recursive: true });
});

/** One server writes something of every kind, and the other goes on with it. */
async function passOn(writer: TestApi, reader: TestApi): Promise<void> {
  const email = `ada${codes.length}@example.com`;
  const body = { current_step: 1, furthest_step: 1, data: { ...loanSample[1], email }, loan: loanSample.loan };
  const create = (server: TestApi) =>
    server.http.post(`${loanAddress}/create`).set('Idempotency-Key', email).send(body);
  const { code } = (await create(writer).expect(201)).body;
  expect((await create(reader)).body.code).toBe(code);
  await saveStep(reader, code, 2);
  await saveStep(writer, code, 3);
  await writer.http.post(`${loanAddress}/sendLoanPlan`).send({ code }).expect(200);
  for (const mail of await reader.mailsTo(email)) expect(mail.text).not.toBe('');
  expect(await reader.mailsTo(email)).not.toHaveLength(0);

  const documents = await atDocuments(writer);
  await uploadDocuments(writer, documents.code, [{ content: png }]).expect(200);
  const cookie = await writer.signIn();
  const shown = await reader.http.post(`${loanAddress}/resume`).set('Cookie', cookie).send({ code }).expect(200);
  const { admin_code } = shown.body.application;
  await writer.http.post(`${loanAddress}/resume`).set('Cookie', cookie).send({ code: admin_code }).expect(200);
  const found = await reader.http.get(`/api/v1/applications?q=${code}`).set('Cookie', cookie).expect(200);
  expect(found.body.applications).toHaveLength(1);
  codes.push(code);
  withDocument.push(documents.code);
}

async function openEverything(server: TestApi): Promise<void> {
  for (const code of codes) await server.http.get(`/api/v1/applications/${code}`).expect(200);
  for (const code of withDocument) {
    const [document] = await documentsOf(server, code);
    const address = `${loanAddress}/downloadDocument?id=${document?.id}&code=${code}`;
    const { body } = await server.http.get(address).buffer(true).expect(200);
    expect(digest(body)).toBe(digest(png));
  }
  const { checked, divergences } = await server.app.get(FlowMaintenance, { strict: false }).verify();
  expect({ checked, divergences }).toEqual({ checked: codes.length + withDocument.length, divergences: [] });
}

async function lookAtBoth(): Promise<void> {
  const [first, second] = pair;
  await passOn(first, second);
  await passOn(second, first);
  for (const server of pair) await openEverything(server);
}

/** Replaces one server of the two; the other answers meanwhile. */
async function replace(n: 0 | 1, keys: Record<string, string>): Promise<void> {
  const { stop } = pair[n];
  pair[n] = await start(keys);
  await stop();
}

it('is read by both servers while they have the first key', lookAtBoth);

it.each([
  ['round one, the first server', 0, roundOne],
  ['round one, the second', 1, roundOne],
  ['round two, the first server', 0, roundTwo],
  ['round two, the second', 1, roundTwo],
] as const)('is read by both after %s is replaced', async (_, n, keys) => {
  await replace(n, keys);
  await lookAtBoth();
});

it('is read by both while everything is brought under the other key, and afterwards', async () => {
  const [first, second] = pair;
  let isOver = false;
  const resealed = first.app
    .get(Reencryption, { strict: false })
    .run()
    .finally(() => (isOver = true));
  do await openEverything(second);
  while (!isOver);
  const counts = await resealed;
  expect(counts.get('application codes')).toBeGreaterThan(0);
  await lookAtBoth();
});
