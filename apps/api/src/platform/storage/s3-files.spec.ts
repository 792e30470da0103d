import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { S3Files } from './s3-files.js';

const bucket = 'documents';

describe('files in a store that speaks S3', () => {
  let folder: string;
  let server: S3rver;
  let files: S3Files;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'statewise-s3-'));
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    const { port } = await server.run();
    files = new S3Files({
      kind: 's3',
      url: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    });
  });
  afterAll(async () => {
    files.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each([20, 12_000_000])('come back as they were when they have %d bytes', async (size) => {
    const content = Buffer.alloc(size, 'payslip');
    const name = await files.put(Readable.from([content.subarray(0, 7), content.subarray(7)]), 'application/pdf');
    const read = await files.get(name);
    expect(read && (await buffer(read)).equals(content)).toBe(true);
    await files.remove(name);
    expect(await files.get(name)).toBeUndefined();
  });

  it('leave nothing behind when their stream breaks', async () => {
    const broken = Readable.from(
      (async function* parts() {
        yield Buffer.alloc(6_000_000);
        throw new Error('the phone went into a tunnel');
      })(),
    );
    await expect(files.put(broken)).rejects.toThrow('the phone went into a tunnel');
  });

  it('answer 503 while the store is away', async () => {
    const away = new S3Files({
      kind: 's3',
      url: 'http://127.0.0.1:9',
      region: 'us-east-1',
      bucket,
      accessKey: 'x',
      secretKey: 'y',
    });
    await expect(away.put(Readable.from(['x']))).rejects.toMatchObject({ code: 'DEPENDENCY.DOWN' });
    away.close();
  });
});
