import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A store on this machine that speaks S3, with the keys that it takes. */
export interface S3Store {
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Where it keeps its objects. */
  readonly directory: string;
  stop(): Promise<void>;
}

/** Starts a store with one empty bucket on a free port. */
export async function startS3Store(bucket: string): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), 'statewise-s3-'));
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${port}`,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    directory,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
