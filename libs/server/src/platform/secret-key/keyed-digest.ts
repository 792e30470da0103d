import { createHmac, type KeyObject } from 'node:crypto';

/** Bytes of a digest: at 128 bits no second value with the same digest can be found, and rows stay small. */
const length = 16;

/** Digests by which a value is found again that is not stored itself: without the key, values cannot be tried out. */
export class KeyedDigest {
  constructor(private readonly keys: readonly [KeyObject, ...KeyObject[]]) {}

  /** What is stored: the digest under the present key. */
  of(value: string): Buffer {
    return digest(this.keys[0], value);
  }

  /** What may be stored: the digest under each key that counts, for look-ups. */
  all(value: string): Buffer[] {
    return this.keys.map((key) => digest(key, value));
  }
}

const digest = (key: KeyObject, value: string): Buffer =>
  createHmac('sha256', key).update(value).digest().subarray(0, length);
