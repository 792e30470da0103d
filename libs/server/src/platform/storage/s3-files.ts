import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FilesConfig } from '../config/config.js';
import { within } from '../http/within.js';
import { Problem } from '../problem/problem.js';
import { Files, isName, newName } from './files.js';

type S3Config = Extract<FilesConfig, { kind: 's3' }>;

/** Milliseconds that a store has to say something; two attempts of each request end well before a request to this server does. */
const requestTimeout = 10_000;

/** Bytes of an answer that is no file; a thousand names are half a megabyte. */
const mostBytes = 4_000_000;

const isAnswer = (response: unknown): response is { statusCode: number; body: Readable } =>
  typeof response === 'object' && response !== null && 'body' in response && response.body instanceof Readable;

async function* short(body: Readable): AsyncIterable<Buffer> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('the store does not stop answering');
    yield chunk;
  }
}

/** Milliseconds that all of an answer may take, however little of it comes at a time. */
const longestAnswer = 30_000;

/** Files in any store that speaks S3; parts of five megabytes are sent while the rest still arrives. */
export class S3Files extends Files {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(
    { url, region, bucket, accessKey, secretKey }: S3Config,
    private readonly longest = longestAnswer,
  ) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint: url,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      forcePathStyle: true,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: 3_000,
        requestTimeout,
        // It would count the time that a reader takes, too.
        socketTimeout: 0,
        throwOnRequestTimeout: true,
      },
      // Stores that are not Amazon's know no checksum trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    // Of a file the answer is its head; its body is limited where it is read.
    this.client.middlewareStack.add((next) => (args) => within(AbortSignal.timeout(longest), next(args)));
    this.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          const answer = await next(args);
          const { response } = answer;
          if (isAnswer(response) && !(commandName === 'GetObjectCommand' && response.statusCode < 300))
            response.body = Readable.from(short(response.body));
          return answer;
        },
      { step: 'deserialize', priority: 'low' },
    );
  }

  async put(content: Readable, name = newName()): Promise<string> {
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: name, Body: content, ContentType: 'application/octet-stream' },
      queueSize: 2,
      leavePartsOnError: true,
    });
    try {
      await upload.done();
    } catch (error) {
      const { errored } = content;
      // What came is taken away where the stream broke; a store that failed is not waited for again, and swept later.
      if (errored) await this.removePartsOf(name).catch(() => undefined);
      throw errored ?? unavailable(error);
    }
    return name;
  }

  async get(name: string): Promise<Readable | undefined> {
    if (!isName(name)) return undefined;
    const answer = await this.client
      .send(new GetObjectCommand({ Bucket: this.bucket, Key: name }))
      .catch((error: unknown) => {
        if (error instanceof NoSuchKey) return undefined;
        throw unavailable(error);
      });
    return answer?.Body instanceof Readable
      ? Readable.from(read(answer.Body, this.longest), { objectMode: false })
      : undefined;
  }

  async remove(name: string): Promise<void> {
    if (!isName(name)) return;
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: name })).catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  async has(name: string): Promise<boolean> {
    if (!isName(name)) return false;
    try {
      await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: name }));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw unavailable(error);
    }
  }

  async *namesBefore(moment: Date): AsyncIterable<readonly string[]> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket })) {
      const old = Contents.filter(({ LastModified }) => LastModified !== undefined && LastModified < moment);
      // What others keep in the same bucket is not ours to name.
      yield old.flatMap(({ Key }) => (Key !== undefined && isName(Key) ? [Key] : []));
    }
  }

  removePartsBefore(moment: Date): Promise<void> {
    return this.abortUploads('', ({ Initiated }) => Initiated !== undefined && Initiated < moment);
  }

  async removePartsOf(name: string): Promise<void> {
    if (isName(name)) await this.abortUploads(name, () => true);
  }

  private async abortUploads(prefix: string, isLeft: (upload: MultipartUpload) => boolean): Promise<void> {
    const query = new ListMultipartUploadsCommand({ Bucket: this.bucket, Prefix: prefix });
    const { Uploads = [] } = await this.client.send(query);
    for (const upload of Uploads) {
      const { Key, UploadId } = upload;
      if (Key !== undefined && isName(Key) && isLeft(upload))
        await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }));
    }
  }

  close(): void {
    this.client.destroy();
  }
}

/**
 * Reads what a store sends; one that breaks off or stalls in the middle of a file is away as well, and one that is waited for
 * longer than so many milliseconds in all. A reader may take its time.
 */
async function* read(body: Readable, longest: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  let left = longest;
  try {
    for (;;) {
      const since = Date.now();
      const next = await within(AbortSignal.timeout(Math.max(0, Math.min(left, requestTimeout))), chunks.next());
      if (next.done === true) return;
      left -= Date.now() - since;
      yield Buffer.from(next.value);
    }
  } catch (error) {
    throw unavailable(error);
  } finally {
    body.destroy();
  }
}

/** A store that is away or overloaded is tried again later; one that refuses us is logged by its own name. */
function unavailable(error: unknown): unknown {
  if (
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode !== undefined &&
    error.$metadata.httpStatusCode < 500
  )
    return error;
  return new Problem('DEPENDENCY.DOWN', { retryAfter: 5 });
}
