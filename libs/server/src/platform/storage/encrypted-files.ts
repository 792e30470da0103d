import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';
import { Reencryption } from '../secret-key/reencryption.js';
import { Files, newName } from './files.js';

const keep = statement('file-key-keep', 'insert into file_key (file_name, sealed_key) values ($1, $2)');
const read = statement<{ sealed_key: Buffer }>(
  'file-key-read',
  `select sealed_key from file_key where file_name = $1 and sealed_key <> ''`,
);
const destroy = statement(
  'file-key-destroy',
  `insert into file_key (file_name, sealed_key) values ($1, '')
    on conflict (file_name) do update set sealed_key = '', unsettled_since = now()`,
);
const forget = statement('file-key-forget', 'delete from file_key where file_name = $1');

/** $1 a moment: files that were begun or removed before it and of which it is unknown whether a row names them, but $2. */
const readUnsettled = statement<{ file_name: string }>(
  'file-key-unsettled',
  'select file_name from file_key where unsettled_since < $1 and file_name <> all($2::text[]) order by unsettled_since limit 500',
);
const settle = statement(
  'file-key-settle',
  'update file_key set unsettled_since = null where file_name = any($1::text[])',
);

/** The keys of stored files, one for each, encrypted under `SECRET_KEY`: a file whose key is gone is noise, also in a backup. */
@Injectable()
export class FileKeys {
  private readonly box = this.reencryption.boxFor('file keys', {
    table: 'file_key',
    row: 'file_name',
    type: 'text',
    columns: ['sealed_key'],
  });

  constructor(
    private readonly sql: Sql,
    private readonly reencryption: Reencryption,
  ) {}

  /** Keeps the key of a file. */
  async keep(name: string, key: Buffer): Promise<void> {
    await this.sql.run(keep, [name, this.box.encrypt(key, name)]);
  }

  /** Returns the key of a file; undefined where it was stored before files were encrypted, or its key was destroyed. */
  async of(name: string): Promise<Buffer | undefined> {
    const [row] = await this.sql.run(read, [name]);
    return row && this.box.decrypt(row.sealed_key, name);
  }

  /** Destroys the key of a file that is being removed. */
  async destroy(name: string): Promise<void> {
    await this.sql.run(destroy, [name]);
  }

  /** Forgets a file that was removed. */
  async forget(name: string): Promise<void> {
    await this.sql.run(forget, [name]);
  }

  /** Returns up to 500 files that were begun or removed before a moment and are not settled, the oldest first. */
  async unsettled(before: Date, but: readonly string[] = []): Promise<string[]> {
    return (await this.sql.run(readUnsettled, [before, but])).map(({ file_name }) => file_name);
  }

  /** Notes that rows name these files. */
  async settle(names: readonly string[]): Promise<void> {
    await this.sql.run(settle, [names]);
  }
}

/** A store whose files are encrypted before they leave this process; those from before that are read as they are. */
export class EncryptedFiles extends Files {
  constructor(
    private readonly store: Files,
    private readonly keys: FileKeys,
  ) {
    super();
  }

  /** The key comes first: it also notes that a file was begun, which the sweep looks at where no row comes to name it. */
  async put(content: Readable, name = newName()): Promise<string> {
    const key = randomBytes(32);
    try {
      await this.keys.keep(name, key);
    } catch (error) {
      content.destroy(error instanceof Error ? error : undefined);
      throw error;
    }
    return this.store.put(through(content, new SealingStream(key)), name);
  }

  async get(name: string): Promise<Readable | undefined> {
    const key = await this.keys.of(name);
    const content = await this.store.get(name);
    return content && key ? through(content, new OpeningStream(key)) : content;
  }

  has(name: string): Promise<boolean> {
    return this.store.has(name);
  }

  namesBefore(moment: Date): AsyncIterable<readonly string[]> {
    return this.store.namesBefore(moment);
  }

  removePartsBefore(moment: Date): Promise<void> {
    return this.store.removePartsBefore(moment);
  }

  removePartsOf(name: string): Promise<void> {
    return this.store.removePartsOf(name);
  }

  /**
   * The key goes first: what a store keeps of a removed file opens no more. That there was one is forgotten last: what a store
   * could not remove is swept.
   */
  async remove(name: string): Promise<void> {
    await this.keys.destroy(name);
    await this.store.remove(name);
    await this.keys.forget(name);
  }
}

/** What comes out of a stream behind another; an error of either ends both. */
function through(content: Readable, stream: Transform): Readable {
  return pipeline(content, stream, () => undefined);
}

/**
 * A file as it is stored: segments of 64 kB, each encrypted with AES-256-GCM and followed by its tag, so that nothing is
 * handed on that was not checked, however long the file. The key is that of this file alone; the nonce of a segment is its
 * number and whether it is the last, so that segments can be neither moved nor cut off.
 */
const cipher = 'aes-256-gcm';
const segmentLength = 65_536;
const tagLength = 16;

function nonceOf(segment: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(segment, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts what passes into segments and hands each on as `convert` makes it; the last one may be shorter, or empty. */
abstract class Segments extends Transform {
  private readonly chunks: Buffer[] = [];
  private waiting = 0;
  private count = 0;

  /** `most` bytes have all segments but the last. Not called length: libraries that upload streams take that for the whole. */
  constructor(private readonly most: number) {
    super();
  }

  protected abstract convert(segment: Buffer, nonce: Buffer): Buffer;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.chunks.push(chunk);
    this.waiting += chunk.length;
    this.attempt(done, () => {
      // One byte more shows that a segment is not the last.
      if (this.waiting <= this.most) return;
      const all = Buffer.concat(this.chunks);
      let start = 0;
      for (; all.length - start > this.most; start += this.most)
        this.emitSegment(all.subarray(start, start + this.most), false);
      this.chunks.splice(0, this.chunks.length, all.subarray(start));
      this.waiting = all.length - start;
    });
  }

  override _flush(done: TransformCallback): void {
    this.attempt(done, () => this.emitSegment(Buffer.concat(this.chunks), true));
  }

  private emitSegment(segment: Buffer, isLast: boolean): void {
    this.push(this.convert(segment, nonceOf(this.count, isLast)));
    this.count += 1;
  }

  private attempt(done: TransformCallback, work: () => void): void {
    try {
      work();
      done();
    } catch (error) {
      done(isNativeError(error) ? error : new Error('a segment of a file could not be converted'));
    }
  }
}

/** Encrypts what passes with a key that is used for nothing else. */
export class SealingStream extends Segments {
  private readonly key: KeyObject;

  constructor(key: Buffer) {
    super(segmentLength);
    this.key = createSecretKey(key);
  }

  protected override convert(segment: Buffer, nonce: Buffer): Buffer {
    const sealing = createCipheriv(cipher, this.key, nonce);
    return Buffer.concat([sealing.update(segment), sealing.final(), sealing.getAuthTag()]);
  }
}

/** Decrypts what passes; fails at the first segment that was altered, moved, added or left out. */
export class OpeningStream extends Segments {
  private readonly key: KeyObject;

  constructor(key: Buffer) {
    super(segmentLength + tagLength);
    this.key = createSecretKey(key);
  }

  protected override convert(segment: Buffer, nonce: Buffer): Buffer {
    if (segment.length < tagLength) throw new Error('A stored file was cut off.');
    const end = segment.length - tagLength;
    const opening = createDecipheriv(cipher, this.key, nonce, { authTagLength: tagLength }).setAuthTag(
      segment.subarray(end),
    );
    return Buffer.concat([opening.update(segment.subarray(0, end)), opening.final()]);
  }
}
