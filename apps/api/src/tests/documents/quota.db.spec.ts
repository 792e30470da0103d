import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atDocuments } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const base = '/consumer-loans-application/api';
const pdf = (): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000)]);

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-quota-'));
  api = await startApi({ WORKER: 'off', FILES_DIR: folder });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const uploading = (code: string, key: string, ...files: readonly Buffer[]) => {
  const call = api.http.post(`${base}/uploadDocuments?code=${code}`).set('Idempotency-Key', key);
  void call.field('document_type', 'other');
  for (const [n, file] of files.entries()) void call.attach('files', file, `${n}.pdf`);
  return call;
};
const documentsOf = async (code: string): Promise<{ id: string }[]> =>
  (await api.http.get(`${base}/getDocuments?code=${code}`).expect(200)).body.documents;
const stored = async (): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const quota = 'urn:statewise:problem:document:quota';

it('holds a hundred megabytes of an application and not one byte more', async () => {
  const { code } = await atDocuments(api);
  await uploading(code, 'first', pdf()).expect(200);
  const [first] = await documentsOf(code);
  const next = pdf();
  const full = 100 * 1024 * 1024 - next.length;
  const before = await stored();
  await api.database.query('update document set size = $1 where id = $2', [full + 1, first?.id]);
  expect((await uploading(code, 'next', next).expect(413)).body.type).toBe(quota);
  expect(await stored()).toBe(before);
  await api.database.query('update document set size = $1 where id = $2', [full, first?.id]);
  await uploading(code, 'again', next).expect(200);
});

it('holds forty documents of an application and not one more', async () => {
  const { code } = await atDocuments(api);
  const ten = (key: string) => uploading(code, key, ...Array.from({ length: 10 }, pdf));
  for (const key of ['a', 'b', 'c']) await ten(key).expect(200);
  await uploading(code, 'one', pdf()).expect(200);
  const before = await stored();
  expect((await ten('d').expect(413)).body.type).toBe(quota);
  expect(await stored()).toBe(before);
  expect(await documentsOf(code)).toHaveLength(31);
  const last = Array.from({ length: 9 }, pdf);
  const { body } = await uploading(code, 'last', ...last).expect(200);
  expect((await uploading(code, 'last', ...last).expect(200)).body).toEqual(body);
  expect((await uploading(code, 'more', pdf()).expect(413)).body.type).toBe(quota);
});
