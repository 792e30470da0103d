import { constants, crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

/** What begins a gzip file without a name and without a time. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The last block of deflated data, with nothing in it. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** What no text in UTF-8 has: what is compressed after it never refers to it. */
const filler = 0xff;

/**
 * A text with a word of its own in each answer, a nonce, which stands wherever the text has its placeholder. It is
 * compressed once, as one stream in which the nonces are blocks of their own that are not compressed (RFC 1951, stored
 * blocks), so that an answer costs no more than copying.
 */
export class NoncedText {
  private readonly parts: readonly Buffer[];
  /** What stands between the nonces, by their length: it may refer to what stands before one. */
  private readonly deflated = new Map<number, Promise<readonly Buffer[]>>();

  constructor(text: string, placeholder: string) {
    this.parts = text.split(placeholder).map((part) => Buffer.from(part));
  }

  /** The text with a nonce, in UTF-8. */
  with(nonce: string): Buffer {
    return Buffer.concat(between(this.parts, Buffer.from(nonce)));
  }

  /** The same as a gzip file (RFC 1952). */
  async gzipped(nonce: string): Promise<Buffer> {
    const { length } = Buffer.from(nonce);
    const deflated = this.deflated.get(length) ?? deflateAround(this.parts, Buffer.alloc(length, filler));
    this.deflated.set(length, deflated);
    const plain = between(this.parts, Buffer.from(nonce));
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0));
    trailer.writeUInt32LE(
      plain.reduce((size, part) => size + part.length, 0),
      4,
    );
    return Buffer.concat([gzipHeader, ...between(await deflated, stored(nonce)), lastBlock, trailer]);
  }
}

/** Compresses parts between which something of the length of `gap` will stand that nothing refers to. */
async function deflateAround(parts: readonly Buffer[], gap: Buffer): Promise<readonly Buffer[]> {
  const stream = createDeflateRaw({ level: constants.Z_BEST_COMPRESSION });
  const deflated: Buffer[] = [];
  for (const part of parts) {
    if (deflated.length > 0) await deflateNext(stream, gap);
    deflated.push(await deflateNext(stream, part));
  }
  stream.close();
  return deflated;
}

/** What a stream makes of its next part, in whole bytes. */
function deflateNext(stream: DeflateRaw, part: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const hear = (chunk: Buffer) => void chunks.push(chunk);
    stream.on('data', hear).once('error', reject);
    stream.write(part);
    stream.flush(constants.Z_SYNC_FLUSH, () => {
      stream.off('data', hear).off('error', reject);
      resolve(Buffer.concat(chunks));
    });
  });
}

function between(parts: readonly Buffer[], word: Buffer): Buffer[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [word, part]));
}

/** A block that is not compressed and not the last. */
function stored(text: string): Buffer {
  const content = Buffer.from(text);
  const header = Buffer.alloc(5);
  header.writeUInt16LE(content.length, 1);
  header.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([header, content]);
}
