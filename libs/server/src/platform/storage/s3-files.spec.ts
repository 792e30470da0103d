import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startS3Store, type S3Store } from '../../testing/s3-store.js';
import { asProblem } from '../problem/as-problem.js';
import { S3Files } from './s3-files.js';

const bucket = 'documents';

describe('files in a store that speaks S3', () => {
  let store: S3Store;
  let files: S3Files;

  beforeAll(async () => {
    store = await startS3Store(bucket);
    files = new S3Files({
      kind: 's3',
      url: store.url,
      region: 'us-east-1',
      bucket,
      accessKey: store.accessKey,
      secretKey: store.secretKey,
    });
  });
  afterAll(async () => {
    files.close();
    await store.stop();
  });

  it.each([20, 12_000_000])('come back as they were when they have %d bytes', async (size) => {
    const content = Buffer.alloc(size, 'letter');
    const name = await files.put(Readable.from([content.subarray(0, 7), content.subarray(7)]));
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

  it.each([
    ['has no such bucket', { bucket: 'gone' }, 'NoSuchBucket'],
    ['knows no such key', { accessKey: 'x' }, 'InvalidAccessKeyId'],
  ])('answer 503 while the store %s, which the log names', async (_, wrong, name) => {
    const { url, accessKey, secretKey } = store;
    const refused = new S3Files({ kind: 's3', url, region: 'us-east-1', bucket, accessKey, secretKey, ...wrong });
    const error: unknown = await refused.put(Readable.from(['x'])).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name });
    expect(asProblem(error).code).toBe('DEPENDENCY.DOWN');
    refused.close();
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

  /** What comes of work with a store that answers as said. */
  async function answered(
    how: (answer: ServerResponse) => void,
    work: (files: S3Files) => Promise<unknown>,
  ): Promise<unknown> {
    const server = createServer((request, answer) => void request.resume().on('end', () => how(answer)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asked = new S3Files({ kind: 's3', url, region: 'us-east-1', bucket, accessKey: 'x', secretKey: 'y' }, 2_000);
    const outcome: unknown = await work(asked).catch((reason: unknown) => reason);
    asked.close();
    server.closeAllConnections();
    server.close();
    return outcome;
  }

  const read = async (from: S3Files) => {
    const content = await from.get(randomUUID());
    return content && buffer(content);
  };

  it('say that the store is away when it breaks off in the middle of a file', async () => {
    const breakOff = (answer: ServerResponse) => {
      answer.writeHead(200, { 'content-length': 100 });
      answer.write('half', () => setTimeout(() => answer.destroy(), 50));
    };
    expect(await answered(breakOff, read)).toMatchObject({ code: 'DEPENDENCY.DOWN' });
  });

  it.each([200, 500])(
    'say that the store is away when its answer, %d, does not end, and read little of it',
    async (status) => {
      let sent = 0;
      const flood = (answer: ServerResponse) => {
        answer.writeHead(status);
        const pour = setInterval(() => {
          while (
            !answer.destroyed &&
            answer.write(Buffer.alloc(65_536, ' '), (error) => void (error ?? (sent += 65_536)))
          );
        }, 1);
        answer.on('close', () => clearInterval(pour));
      };
      const put = (to: S3Files) => to.put(Readable.from(['x']));
      expect(await answered(flood, put)).toMatchObject({ code: 'DEPENDENCY.DOWN' });
      expect(sent).toBeLessThan(30_000_000);
    },
  );

  it.each([
    ['a file', read],
    ['an answer', (to: S3Files) => to.put(Readable.from(['x']))],
  ])('say that the store is away when %s comes a letter at a time without end', async (_, work) => {
    const drip = (answer: ServerResponse) => {
      const drop = setInterval(() => answer.write('x'), 1_000);
      answer.on('close', () => clearInterval(drop));
    };
    expect(await answered(drip, work)).toMatchObject({ code: 'DEPENDENCY.DOWN' });
  });
});
