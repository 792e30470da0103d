import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Files } from '@statewise/server/platform/storage/files.js';
import { startS3Store } from '@statewise/server/testing/s3-store.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { digest, expectNothingKept, loanAddress as base, uploadDocuments } from '../../testing/document-upload.js';
import { brokenOff, filesIn, png } from '../../testing/small-files.js';

const megabyte = 1024 * 1024;

let api: TestApi;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-documents-'));
  api = await startApi({ FILES_DIR: folder });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('with a virus scanner', () => {
  let scanner: Server;
  let guarded: TestApi;
  const sockets = new Set<Socket>();

  /** Speaks clamd's INSTREAM and finds whatever contains the word virus. */
  beforeAll(async () => {
    scanner = createServer((socket) => {
      sockets.add(socket);
      const chunks: Buffer[] = [];
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        chunks.push(chunk);
        const said = Buffer.concat(chunks);
        if (said.subarray(-4).equals(Buffer.alloc(4)))
          socket.end(said.includes('virus') ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0');
      });
    });
    await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
    const address = scanner.address();
    guarded = await startApi({
      DATABASE_URL: api.databaseUrl,
      FILES_DIR: folder,
      CLAMAV_URL: `tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    });
  });
  afterAll(async () => {
    await guarded.stop();
    scanner.close();
  });

  it('lets clean files pass and keeps nothing of an infected one', async () => {
    const { code } = await atDocuments(api);
    await expectNothingKept(api, folder, code, async () =>
      expect(
        (
          await uploadDocuments(guarded, code, [
            { content: png },
            { content: Buffer.concat([png, Buffer.from('virus')]) },
          ]).expect(422)
        ).body.type,
      ).toBe('urn:statewise:problem:document:infected'),
    );
    await uploadDocuments(guarded, code, [
      { content: Buffer.concat([png, randomBytes(200_000), Buffer.from('.')]) },
    ]).expect(200);
  });

  it('takes no file unseen while the scanner is away', async () => {
    const { code } = await atDocuments(api);
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => scanner.close(() => resolve()));
    await expectNothingKept(api, folder, code, async () =>
      expect((await uploadDocuments(guarded, code, [{ content: png }]).expect(503)).headers['retry-after']).toBe('30'),
    );
  });
});

it('answers 503 and keeps nothing where the store breaks off while a PDF is looked at', async () => {
  const { code } = await atDocuments(api);
  const files = api.app.get(Files, { strict: false });
  const reading = jest.spyOn(files, 'get').mockResolvedValue(brokenOff('%PDF-1.7'));
  await expectNothingKept(api, folder, code, () =>
    uploadDocuments(api, code, [{ content: Buffer.from('%PDF-1.7\n%%EOF\n') }]).expect(503),
  );
  reading.mockRestore();
});

describe('with a store that speaks S3', () => {
  it('keeps documents there, gives them back, and keeps nothing of a refused upload', async () => {
    const store = await startS3Store('documents');
    const remote = await startApi({
      S3_URL: store.url,
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY: store.accessKey,
      S3_SECRET_KEY: store.secretKey,
    });
    const { code } = await atDocuments(remote);
    await uploadDocuments(remote, code, [{ content: png }, { content: Buffer.from('hello') }]).expect(422);
    const objects = () => filesIn(store.directory).filter((name) => name.endsWith('_object'));
    expect(objects()).toEqual([]);
    const large = Buffer.concat([png, randomBytes(7 * megabyte)]);
    const { body } = await uploadDocuments(remote, code, [{ content: large }]).expect(200);
    expect(objects()).toHaveLength(1);
    const held = await remote.http
      .get(`${base}/downloadDocument?id=${body.documents[0].id}&code=${code}`)
      .buffer(true)
      .expect(200);
    expect(digest(held.body)).toBe(digest(large));
    await remote.stop();
    await store.stop();
  });

  it('answers 503 and keeps nothing where the store has no such bucket', async () => {
    const store = await startS3Store('documents');
    const remote = await startApi({
      S3_URL: store.url,
      S3_BUCKET: 'gone',
      S3_ACCESS_KEY: store.accessKey,
      S3_SECRET_KEY: store.secretKey,
    });
    const { code } = await atDocuments(remote);
    await expectNothingKept(remote, store.directory, code, async () =>
      expect((await uploadDocuments(remote, code, [{ content: png }]).expect(503)).headers['retry-after']).toBe('2'),
    );
    await remote.stop();
    await store.stop();
  });
});
