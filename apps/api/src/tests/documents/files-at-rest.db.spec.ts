import { randomBytes } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { Reencryption } from '@statewise/server/platform/secret-key/reencryption.js';
import { SecretKey } from '@statewise/server/platform/secret-key/secret-key.js';
import { startS3Store } from '@statewise/server/testing/s3-store.js';
import { contactSample, sendMessage } from '../../testing/contact-message.js';
import { digest, documentsOf, loanAddress, uploadDocuments } from '../../testing/document-upload.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { filesIn, png } from '../../testing/small-files.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const firstKey = 'the-key-that-was-chosen-at-the-first-start';
const content = Buffer.concat([png, Buffer.from('Ada Vella earns 2 800'), randomBytes(6_000_000)]);
let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-at-rest-'));
  api = await startApi({ FILES_DIR: folder, SECRET_KEY: firstKey });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const stored = () => globSync('*/*', { cwd: folder }).map((name) => readFileSync(join(folder, name)));
const readKeys = `select file_name, sealed_key from file_key where sealed_key <> ''`;
const keys = () => api.database.query<{ file_name: string; sealed_key: Buffer }[]>(readKeys);

async function download(from: TestApi, code: string): Promise<Buffer> {
  const [document] = await documentsOf(from, code);
  const { body } = await from.http
    .get(`${loanAddress}/downloadDocument?id=${document?.id}&code=${code}`)
    .buffer(true)
    .expect(200);
  return body;
}

it('E19: stores nothing of a file in clear, and gives it back as it was', async () => {
  const { code } = await atDocuments(api);
  await uploadDocuments(api, code, [{ content }]).expect(200);
  expect(stored()).toHaveLength(1);
  for (const bytes of stored()) {
    expect(bytes.length).toBeGreaterThan(content.length);
    for (const part of [png.subarray(0, 8), Buffer.from('Ada Vella')]) expect(bytes.includes(part)).toBe(false);
  }
  expect(digest(await download(api, code))).toBe(digest(content));
});

it('E19: reads a file from before files were encrypted', async () => {
  const { code } = await atDocuments(api);
  await uploadDocuments(api, code, [{ content: png }]).expect(200);
  const [{ file_name: name }] = await api.database.query('select file_name from document order by id desc limit 1');
  await api.database.query('delete from file_key where file_name = $1', [name]);
  writeFileSync(join(folder, name.slice(0, 2), name), png);
  expect(digest(await download(api, code))).toBe(digest(png));
});

it('E19: destroys the keys with an application, so that a copy of its files opens no more', async () => {
  const { code } = await atDocuments(api);
  const before = await keys();
  await uploadDocuments(api, code, [{ content }, { content: png }]).expect(200);
  const backup = await mkdtemp(join(tmpdir(), 'statewise-backup-'));
  cpSync(folder, backup, { recursive: true });
  const [{ id }] = await api.database.query('select id from application where code_digest = $1', [api.digestOf(code)]);
  // In the very transaction of the erasure: what sweeps files comes later.
  await api.database.query('select erase_applications(array[$1::bigint])', [id]);
  expect(await keys()).toEqual(before);
  await api.app.get(Erasure, { strict: false }).sweep(id);
  expect(filesIn(backup).length).toBe(filesIn(folder).length + 2);
  await rm(backup, { recursive: true });
});

it('E19: destroys the key of a document that its applicant takes back, and of what a message brought', async () => {
  const { code } = await atDocuments(api);
  const before = await keys();
  await sendMessage(api, contactSample, [{ content: png }]).expect(200);
  await uploadDocuments(api, code, [{ content: png }]).expect(200);
  expect(await keys()).toHaveLength(before.length + 2);
  await api.database.query('delete from contact_message');
  await api.database.query(
    'delete from document where file_name in (select file_name from document order by id desc limit 1)',
  );
  expect(await keys()).toEqual(before);
});

it('E19: opens files under another SECRET_KEY, and after resealing without the former one', async () => {
  const { code } = await atDocuments(api);
  await uploadDocuments(api, code, [{ content }]).expect(200);
  const present = 'another key, which was chosen after the first';
  const shared = { DATABASE_URL: api.databaseUrl, FILES_DIR: folder, SECRET_KEY: present, WORKER: 'off' };
  const moved = await startApi({ ...shared, SECRET_KEY_FORMER: firstKey });
  expect(digest(await download(moved, code))).toBe(digest(content));
  const counts = await moved.app.get(Reencryption, { strict: false }).run();
  expect(counts.get('file keys')).toBe((await keys()).length);
  expect(digest(await download(moved, code))).toBe(digest(content));
  const box = new SecretKey(present, []).boxFor('file keys');
  const rows: { file_name: string; sealed_key: Buffer }[] = await moved.database.query(readKeys);
  for (const { file_name, sealed_key } of rows) expect(box.decrypt(sealed_key, file_name)).toHaveLength(32);
  await moved.stop();
});

it('E19: stores nothing in clear with S3 either', async () => {
  const store = await startS3Store('documents');
  const remote = await startApi({
    ...{ S3_URL: store.url, S3_BUCKET: 'documents', S3_ACCESS_KEY: store.accessKey, S3_SECRET_KEY: store.secretKey },
  });
  const { code } = await atDocuments(remote);
  await uploadDocuments(remote, code, [{ content }]).expect(200);
  const objects = globSync('**/*_object', { cwd: store.directory }).map((name) =>
    readFileSync(join(store.directory, name)),
  );
  expect(objects).toHaveLength(1);
  expect(objects[0]?.includes(Buffer.from('Ada Vella'))).toBe(false);
  expect(digest(await download(remote, code))).toBe(digest(content));
  await remote.stop();
  await store.stop();
});
