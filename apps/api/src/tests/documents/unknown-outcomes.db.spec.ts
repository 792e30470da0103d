import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DocumentsRepository } from '@statewise/server/documents/documents.repository.js';
import { Files } from '@statewise/server/platform/storage/files.js';
import { UnnamedFiles } from '@statewise/server/platform/storage/unnamed-files.js';
import { TcpDoor } from '@statewise/server/testing/tcp-door.js';
import { createDatabase, type TestDatabase } from '@statewise/server/testing/test-database.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { migrations } from '../../migrations.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const base = '/consumer-loans-application/api';
const pdf = (): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000)]);

let database: TestDatabase;
let door: TcpDoor;
let api: TestApi;
let folder: string;
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-documents-'));
  database = await createDatabase(migrations);
  door = new TcpDoor(database.url);
  await door.unlock();
  const logTo = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  const env = { DATABASE_URL: door.url, FILES_DIR: folder, WORKER: 'off', LOG_LEVEL: 'warn' };
  api = await startApi(env, { logTo });
});
afterAll(async () => {
  await api.stop();
  await door.lock();
  await database.drop();
  await rm(folder, { recursive: true });
});

const paths = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const upload = (code: string, content: Buffer, key: string, type = 'payslip') =>
  api.http
    .post(`${base}/uploadDocuments?code=${code}`)
    .set('Idempotency-Key', key)
    .field('document_type', type)
    .attach('files', content, 'payslip.pdf');
const documentsOf = async (code: string): Promise<{ id: string; sha256: string }[]> =>
  (await api.http.get(`${base}/getDocuments?code=${code}`).expect(200)).body.documents;
const opened = (code: string, id: string) => api.http.get(`${base}/downloadDocument?id=${id}&code=${code}`);

it('loses no document whose connection broke between the commit and the answer', async () => {
  const { code } = await atDocuments(api);
  const content = pdf();
  door.cutAfter('commit');
  await upload(code, content, 'cut').expect(503);
  const [stored] = await documentsOf(code);
  expect(stored).toBeDefined();
  await opened(code, stored?.id ?? '').expect(200);
  const again = await upload(code, content, 'cut').expect(200);
  expect(again.body.documents).toEqual([stored]);
  expect(again.body.application).toMatchObject({ state: 'thankYou', payslip_status_id: 4 });
  expect(await documentsOf(code)).toHaveLength(1);
  await opened(code, stored?.id ?? '').expect(200);
});

it('stores once what is uploaded again, by calls at once or after a broken connection, when it moves nothing', async () => {
  const { code } = await atDocuments(api);
  await upload(code, pdf(), 'first').expect(200);
  const content = pdf();
  const { application } = (await upload(code, content, 'idle').expect(200)).body;
  const [before, files] = [(await documentsOf(code)).length, paths().length];
  expect((await upload(code, content, 'idle').expect(200)).body.application).toEqual(application);

  door.cutAfter('commit');
  const lost = pdf();
  await upload(code, lost, 'lost-idle').expect(503);
  await upload(code, lost, 'lost-idle').expect(200);
  expect(await documentsOf(code)).toHaveLength(before + 1);

  const both = pdf();
  const answers = await Promise.all([upload(code, both, 'both'), upload(code, both, 'both')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0].body).toEqual(answers[1].body);
  expect(await documentsOf(code)).toHaveLength(before + 2);
  expect(paths()).toHaveLength(files + 2);
  expect((await upload(code, pdf(), 'both')).status).toBe(422);
});

it('keeps the file of a repeated upload where the first one is lost, and refuses another file under its key', async () => {
  const { code } = await atDocuments(api);
  const content = pdf();
  const before = new Set(paths());
  const first = await upload(code, content, 'lost').expect(200);
  const path = paths().find((one) => !before.has(one)) ?? '';
  rmSync(path);
  await opened(code, first.body.documents[0].id).expect(404);
  await upload(code, pdf(), 'lost').expect(422);
  expect(paths()).toHaveLength(before.size);
  expect((await upload(code, content, 'lost').expect(200)).body.documents).toEqual(first.body.documents);
  await opened(code, first.body.documents[0].id).expect(200);
});

it('sweeps a whole store of what no row names once it is an hour old, and of nothing else', async () => {
  const { code } = await atDocuments(api);
  await upload(code, pdf(), 'kept').expect(200);
  const kept = paths();
  const old = new Date(Date.now() - 61 * 60_000);
  const names = ['8d1c7c7e-52f4-4a3c-a6c5-1d2f3b4a5c6d', '8d1c7c7e-52f4-4a3c-a6c5-1d2f3b4a5c6e.part', 'readme.txt'];
  const [whole = '', partial = '', foreign = ''] = names.map((name) => join(folder, '8d', name));
  await mkdir(join(folder, '8d'), { recursive: true });
  for (const path of [whole, partial, foreign]) await writeFile(path, 'x');
  const sweep = () => api.app.get(UnnamedFiles, { strict: false }).sweepStore();
  expect(await sweep()).toBe(0);
  for (const path of [...kept, whole, partial, foreign]) await utimes(path, old, old);
  expect(await sweep()).toBe(1);
  expect(paths().toSorted()).toEqual([...kept, foreign].toSorted());
  rmSync(foreign);
});

it('sweeps each hour what was begun since and no row came to name, and looks at nothing twice', async () => {
  const { code } = await atDocuments(api);
  await upload(code, pdf(), 'named').expect(200);
  const sweep = (before?: Date) => api.app.get(UnnamedFiles, { strict: false }).sweep(before);
  await sweep(new Date());
  const kept = paths();
  const files = api.app.get(Files, { strict: false });
  const lost = await files.put(Readable.from([pdf()]));
  await writeFile(join(folder, lost.slice(0, 2), `${lost}.part`), 'x');
  expect(await sweep()).toBe(0);
  await api.database.query(`update file_key set unsettled_since = now() - interval '61 minutes'`);
  expect(await sweep()).toBe(1);
  expect(paths().toSorted()).toEqual(kept.toSorted());
  expect(await api.database.query('select 1 from file_key where unsettled_since is not null')).toEqual([]);
});

it('sweeps what a store could not remove at the time', async () => {
  const files = api.app.get(Files, { strict: false });
  const name = await files.put(Readable.from([pdf()]));
  const path = paths().find((one) => one.endsWith(name)) ?? '';
  await rename(path, `${path}-away`);
  await mkdir(path);
  await expect(files.remove(name)).rejects.toThrow('EISDIR');
  await rmdir(path);
  await rename(`${path}-away`, path);
  await api.database.query(`update file_key set unsettled_since = now() - interval '61 minutes'`);
  expect(await api.app.get(UnnamedFiles, { strict: false }).sweep()).toBe(1);
  expect(paths()).not.toContain(path);
});

const takeBack = (code: string, id: string | undefined, key: string = randomUUID()) =>
  api.http.post(`${base}/removeDocument`).set('Idempotency-Key', key).send({ code, id });

it('sweeps the file of a document that was taken back as the connection broke', async () => {
  const { code } = await atDocuments(api);
  const before = paths().length;
  await upload(code, pdf(), 'taken-back').expect(200);
  const [{ id } = { id: '' }] = await documentsOf(code);
  door.cutAfter('commit');
  await takeBack(code, id, 'taking').expect(503);
  expect(await documentsOf(code)).toEqual([]);
  const { body } = await takeBack(code, id, 'taking').expect(200);
  expect(body).toMatchObject({ documents: [], application: { payslip_status_id: 0 } });
  await takeBack(code, '0', 'taking').expect(422);
  await takeBack(code, id).expect(404);
  expect(paths()).toHaveLength(before + 1);
  await api.database.query(`update file_key set unsettled_since = now() - interval '61 minutes'`);
  expect(await api.app.get(UnnamedFiles, { strict: false }).sweep()).toBe(1);
  expect(paths()).toHaveLength(before);
});

it('answers the taking back of a document whose repeat came first', async () => {
  const { code } = await atDocuments(api);
  await upload(code, pdf(), 'to-take').expect(200);
  const [{ id } = { id: '' }] = await documentsOf(code);
  const documents = api.app.get(DocumentsRepository, { strict: false });
  const read = documents.ofApplication.bind(documents);
  const answers: unknown[] = [];
  jest.spyOn(documents, 'ofApplication').mockImplementationOnce(async (application) => {
    answers.push((await takeBack(code, id, 'at-once').expect(200)).body);
    return read(application);
  });
  answers.push((await takeBack(code, id, 'at-once').expect(200)).body);
  expect(answers[1]).toEqual(answers[0]);
  await takeBack(code, id).expect(404);
});

it('takes a document back also where the store cannot remove its file, and sweeps that', async () => {
  const { code } = await atDocuments(api);
  const before = new Set(paths());
  await upload(code, pdf(), 'stuck').expect(200);
  const [{ id } = { id: '' }] = await documentsOf(code);
  const path = paths().find((one) => !before.has(one)) ?? '';
  await rename(path, `${path}-away`);
  await mkdir(path);
  const { body } = await takeBack(code, id).expect(200);
  expect(body).toMatchObject({ documents: [], application: { payslip_status_id: 0 } });
  await rmdir(path);
  await rename(`${path}-away`, path);
  await api.database.query(`update file_key set unsettled_since = now() - interval '61 minutes'`);
  expect(await api.app.get(UnnamedFiles, { strict: false }).sweep()).toBe(1);
  expect(paths()).not.toContain(path);
});

it('answers 503 where the disk is full, keeps nothing, and says in the log why', async () => {
  const { code } = await atDocuments(api);
  const files = api.app.get(Files, { strict: false });
  const before = paths().length;
  const put = files.put.bind(files);
  files.put = (content) => pipeline(content, createWriteStream('/dev/full')).then(() => '');
  lines.length = 0;
  const { headers, body } = await upload(code, pdf(), 'full').expect(503);
  files.put = put;
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.type).toBe('urn:statewise:problem:dependency:down');
  expect(lines.filter((line) => line.includes('a dependency is down') && line.includes('ENOSPC'))).toHaveLength(1);
  expect(paths()).toHaveLength(before);
  await upload(code, pdf(), 'full').expect(200);
});

it('answers 404 when the application is erased while a file of it arrives, whether or not the file would move it', async () => {
  for (const uploads of [0, 1]) {
    const { code } = await atDocuments(api);
    for (let n = 0; n < uploads; n += 1) await upload(code, pdf(), 'before').expect(200);
    const before = paths().length;
    const files = api.app.get(Files, { strict: false });
    const put = files.put.bind(files);
    files.put = async (content) => {
      const name = await put(content);
      await api.database.query('delete from application where code_digest = $1', [api.digestOf(code)]);
      return name;
    };
    await upload(code, pdf(), 'meanwhile').expect(404);
    files.put = put;
    expect(paths()).toHaveLength(before);
  }
});
