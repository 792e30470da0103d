import { hash, type BinaryToTextEncoding, type KeyObject } from 'node:crypto';

// HMAC-SHA-256 (RFC 2104) as two hashes in one call each: `createHmac` makes an object of the library's for every digest,
// which costs more than the hashing of what is digested here, and each save asks for five.

const block = 64;
const size = 32;

/** The two blocks that a key is hashed as, each with room behind it for what is digested. */
class Pads {
  private readonly inner = Buffer.alloc(block + 4096, 0x36);
  private readonly outer = Buffer.alloc(block + size, 0x5c);

  constructor(key: KeyObject) {
    const bytes = key.export();
    if (bytes.length > block) throw new RangeError(`a key of ${bytes.length} bytes is longer than a block`);
    for (const [at, byte] of bytes.entries()) {
      this.inner[at] = byte ^ 0x36;
      this.outer[at] = byte ^ 0x5c;
    }
  }

  /** The outer block with the inner hash of `text` behind it. */
  around(text: string): Buffer {
    this.outer.write(hash('sha256', this.before(text), 'hex'), block, 'hex');
    return this.outer;
  }

  private before(text: string): Buffer {
    // A character of a string takes three bytes at most.
    const fits = block + 3 * text.length <= this.inner.length;
    if (!fits) return Buffer.concat([this.inner.subarray(0, block), Buffer.from(text)]);
    return this.inner.subarray(0, block + this.inner.write(text, block));
  }
}

const padsOf = new WeakMap<KeyObject, Pads>();

function pads(key: KeyObject): Pads {
  const known = padsOf.get(key) ?? new Pads(key);
  padsOf.set(key, known);
  return known;
}

/** HMAC-SHA-256 of a text (as UTF-8) under a key of at most 64 bytes. */
export function hmac(key: KeyObject, text: string): Buffer;
export function hmac(key: KeyObject, text: string, encoding: BinaryToTextEncoding): string;
export function hmac(
  key: KeyObject,
  text: string,
  encoding: BinaryToTextEncoding | 'buffer' = 'buffer',
): Buffer | string {
  return hash('sha256', pads(key).around(text), encoding);
}
