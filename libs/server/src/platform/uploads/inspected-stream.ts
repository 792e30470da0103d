import { createHash, type Hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { Problem } from '../problem/problem.js';

/** What may be uploaded, by the content and not by the name. */
const acceptedTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Enough of a file to know its type; nothing passes before it is known. */
const headLength = 65_536;

/** What is known of a file once it has passed. */
export interface Inspected {
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

/** Lets a document pass while it counts and digests it; fails before the first byte when the content is of no accepted type. */
export class InspectedStream extends Transform {
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
