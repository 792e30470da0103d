import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { isDatabaseOutage } from '../database/outage.js';
import { sqlErrorOf } from '../database/sql-error.js';
import type { RequestWithActor } from '../auth/access.js';
import { ConcurrencyLimit } from '../http/concurrency-limit.js';
import { within } from '../http/within.js';
import { Metrics } from '../metrics/metrics.js';
import { Problem } from '../problem/problem.js';
import { Budgets } from '../rate-limit/budgets.js';
import { Files, removalTimeout } from '../storage/files.js';
import { pdfObjection } from './active-pdf.js';
import { readUploadForm, type ArrivingFile, type UploadForm, type UploadShape } from './upload-form.js';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { createHash, type Hash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { Config } from '../config/config.js';

/** A request with a form, as the server passes it on: with its sender. */
export type UploadRequest = IncomingMessage & Partial<RequestWithActor>;

/** What may be uploaded, by the content and not by the name. */
const acceptedTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Enough of a file to know its type; nothing passes before it is known. */
const headLength = 65_536;

/** What is known of a file once it has passed. */
interface Inspected {
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

/** Lets a document pass while it counts and digests it; fails before the first byte when the content is of no accepted type. */
class InspectedStream extends Transform {
  private readonly hash: Hash = createHash('sha256');
  private head: Buffer[] | undefined = [];
  /** Bytes so far. Not called size: libraries that upload streams take that for the length of the whole. */
  private passed = 0;
  private contentType = '';

  /** `field` names the form's field in what is said about a file; what `count` throws for bytes that came refuses it. */
  constructor(
    private readonly field: string,
    private readonly count: (bytes: number) => void = () => undefined,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.passed += chunk.length;
    this.hash.update(chunk);
    try {
      this.count(chunk.length);
    } catch (error) {
      return done(error instanceof Error ? error : new Error('bytes could not be counted'));
    }
    if (!this.head) return done(null, chunk);
    this.head.push(chunk);
    if (this.passed < headLength) return done();
    this.recognise().then(() => done(), done);
  }

  override _flush(done: TransformCallback): void {
    if (!this.head) return done();
    this.recognise().then(() => done(), done);
  }

  /** To be asked after the stream has ended. */
  inspected(): Inspected {
    return { contentType: this.contentType, size: this.passed, sha256: this.hash.digest('hex') };
  }

  private async recognise(): Promise<void> {
    const head = Buffer.concat(this.head ?? []);
    this.head = undefined;
    const found = await fileTypeFromBuffer(head);
    const type = acceptedTypes.find((accepted) => accepted === found?.mime);
    if (type === undefined) throw new Problem('DOCUMENT.UNREADABLE', { errors: { [this.field]: ['format'] } });
    this.contentType = type;
    this.push(head);
  }
}

/** A file of a form once it is in the store. */
export interface StoredFile extends Inspected {
  /** As its sender called it. */
  readonly name: string;
  /** Under which the store has it. */
  readonly fileName: string;
}

/** Runs what writes the rows that name the files of a form. */
export type FileNaming = <T>(write: () => Promise<T>) => Promise<T>;

/**
 * Whether an error says for certain that nothing was written. A connection that broke after the commit says nothing, and
 * neither does a mistake on the way to the answer.
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof Problem) return error.code !== 'DEPENDENCY.DOWN';
  return sqlErrorOf(error) !== undefined && !isDatabaseOutage(error);
}

/** Runs what looks at a file; what it says of the file names it, as its sender called it. */
async function namingFile<T>(name: string, look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Problem && error.details.errors !== undefined)
      throw new Problem(error.code, { ...error.details, members: { ...error.details.members, file: name } });
    throw error;
  }
}

const pdf = 'application/pdf';

/** A scanner that comes to no verdict within this many milliseconds is down, whether it says nothing or does not stop. */
const timeout = 30_000;

/** What a scanner says is a line: one that says more is not read to its end. */
const longestVerdict = 4_096;

function verdictOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (said.length > longestVerdict) socket.destroy(new Error('the scanner does not stop'));
    });
    socket.on('end', () => resolve(said)).on('error', reject);
  });
}

/** Has documents looked at by ClamAV where one is configured. */
@Injectable()
export class VirusScanner {
  private readonly address: URL | undefined;
  readonly isConfigured: boolean;

  constructor({ clamavUrl }: Config) {
    this.address = clamavUrl === undefined ? undefined : new URL(clamavUrl);
    this.isConfigured = clamavUrl !== undefined;
  }

  /** Throws when the scanner finds something in a file of a form's field, and when it cannot be asked. */
  async demandClean(content: Readable, field: string): Promise<void> {
    if (!this.address) return;
    const verdict = await this.ask(content, this.address).catch(() => {
      throw new Problem('DEPENDENCY.DOWN', { retryAfter: 30 });
    });
    if (/ FOUND\0?$/.test(verdict)) throw new Problem('DOCUMENT.INFECTED', { errors: { [field]: ['format'] } });
    if (!/ OK\0?$/.test(verdict)) throw new Problem('DEPENDENCY.DOWN', { retryAfter: 30 });
  }

  /** ClamAV's INSTREAM: each chunk after its length in four bytes, and a length of nothing at the end. */
  private async ask(content: Readable, { hostname, port }: URL): Promise<string> {
    const socket = connect({ host: hostname, port: Number(port || 3310), signal: AbortSignal.timeout(timeout) });
    try {
      await once(socket, 'connect');
      const answer = verdictOf(socket);
      answer.catch(() => content.destroy());
      socket.write('zINSTREAM\0');
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(bytes.length);
        socket.write(length);
        if (!socket.write(bytes)) await once(socket, 'drain');
      }
      socket.write(Buffer.alloc(4));
      return await answer;
    } finally {
      socket.destroy();
      content.destroy();
    }
  }
}

/** Takes forms with files: streamed into the store, recognised by their content, scanned where there is a scanner. */
@Injectable()
export class Uploads {
  private readonly looking = new ConcurrencyLimit({ atOnce: 2, waiting: 100 });

  constructor(
    private readonly files: Files,
    private readonly scanner: VirusScanner,
    private readonly budgets: Budgets,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Reads a form, counted against the budgets of its sender, and lets `keep` decide about it, which writes the rows that name its files inside of `naming`. Of a
   * form that is refused no file remains; where it is unknown whether its rows were written, the sweep decides.
   * `fields` holds what had arrived of the other fields.
   */
  async take<T>(
    request: UploadRequest,
    shape: UploadShape,
    keep: (form: UploadForm<StoredFile>, naming: FileNaming) => Promise<T>,
    fields: Record<string, string> = {},
  ): Promise<T> {
    const names: string[] = [];
    let isUnknown = false;
    const count = (bytes: number) => this.budgets.takeBytes(request, bytes);
    const store = (file: ArrivingFile) => this.store(file, new InspectedStream(shape.files, count), names);
    const naming: FileNaming = async (write) => {
      try {
        return await write();
      } catch (error) {
        isUnknown = !isRefusal(error);
        throw error;
      }
    };
    try {
      const kept = await keep(await readUploadForm(request, shape, store, fields), naming);
      this.metrics.uploads.inc({ result: 'taken' }, names.length);
      return kept;
    } catch (error) {
      this.metrics.uploads.inc({ result: 'refused' });
      if (!isUnknown) await this.discard(names.map((fileName) => ({ fileName })));
      throw error;
    }
  }

  /** Removes files that turned out not to be needed; what cannot be removed now is swept. */
  async discard(stored: readonly Pick<StoredFile, 'fileName'>[]): Promise<void> {
    const removed = Promise.allSettled(stored.map(({ fileName }) => this.files.remove(fileName)));
    await within(AbortSignal.timeout(removalTimeout), removed).catch(() => undefined);
  }

  /** Whether what is kept was looked at by a scanner. */
  get isScanning(): boolean {
    return this.scanner.isConfigured;
  }

  /**
   * Throws `DOCUMENT.ACTIVE` for a PDF of a form's field that does more than show pages, `DOCUMENT.LOCKED` for one that asks
   * for a password, and `DOCUMENT.INFECTED` where the scanner, if there is one, finds something.
   */
  async demandClean(stored: readonly StoredFile[], field: string): Promise<void> {
    for (const { name, fileName, contentType } of stored)
      await namingFile(name, async () => {
        if (contentType === pdf) await this.looking.take(() => this.demandPassive(fileName, field));
        const content = this.scanner.isConfigured ? await this.files.get(fileName) : undefined;
        if (content) await this.scanner.demandClean(content, field);
      });
  }

  private async demandPassive(fileName: string, field: string): Promise<void> {
    const content = await this.files.get(fileName);
    const objection = content && pdfObjection(await buffer(content));
    if (objection === undefined) return;
    throw new Problem(objection === 'locked' ? 'DOCUMENT.LOCKED' : 'DOCUMENT.ACTIVE', {
      errors: { [field]: ['format'] },
    });
  }

  private async store(
    { name, content }: ArrivingFile,
    inspecting: InspectedStream,
    names: string[],
  ): Promise<StoredFile> {
    const inspected = namingFile(name, () => pipeline(content, inspecting));
    const put = this.files.put(inspecting).then((fileName) => {
      names.push(fileName);
      return fileName;
    });
    // A file that broke off is gone from the store before the caller gets the error.
    await Promise.allSettled([inspected, put]);
    await inspected;
    return { name, fileName: await put, ...inspecting.inspected() };
  }
}
