import { constants, crc32, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

const deflate = promisify(deflateRaw);

/** What begins a gzip file without a name and without a time. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The last block of deflated data, with nothing in it. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * A text with a word of its own in each answer, a nonce, which stands wherever the text has its placeholder. It is
 * compressed once: what stands between the nonces as blocks that know nothing of each other, the nonces as they are
 * (RFC 1951, stored blocks), so that an answer costs no more than copying.
 */
export class NoncedText {
  private readonly parts: readonly Buffer[];
  private deflated: Promise<readonly Buffer[]> | undefined;

  constructor(text: string, placeholder: string) {
    this.parts = text.split(placeholder).map((part) => Buffer.from(part));
  }

  /** The text with a nonce, in UTF-8. */
  with(nonce: string): Buffer {
    return Buffer.concat(between(this.parts, Buffer.from(nonce)));
  }

  /** The same as a gzip file (RFC 1952). */
  async gzipped(nonce: string): Promise<Buffer> {
    this.deflated ??= Promise.all(this.parts.map((part) => deflate(part, { finishFlush: constants.Z_FULL_FLUSH })));
    const plain = between(this.parts, Buffer.from(nonce));
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0));
    trailer.writeUInt32LE(
      plain.reduce((size, { length }) => size + length, 0),
      4,
    );
    return Buffer.concat([gzipHeader, ...between(await this.deflated, stored(nonce)), lastBlock, trailer]);
  }
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
