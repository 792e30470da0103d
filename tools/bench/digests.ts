import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/** The key that measurements run with: rows of applications are made here that the API finds by their codes. */
export const benchKey = 'only-for-measurements-on-this-machine';

// As an object: with the bytes, Node asks what they are before each digest.
const key = createSecretKey(Buffer.from(hkdfSync('sha256', benchKey, 'statewise', 'digest of application codes', 32)));

/** What the API looks a code up by. */
export function codeDigest(code: string): Buffer {
  return createHmac('sha256', key).update(code).digest().subarray(0, 16);
}
