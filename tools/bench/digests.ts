import { createCipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { installationKey } from '../experiments/harness/stored-file.ts';

// Rows of applications are made here that the API finds by their codes.

// As an object: with the bytes, Node asks what they are before each digest.
const keyOf = (purpose: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', installationKey, 'statewise', `${purpose} of application codes`, 32)));
const key = keyOf('digest');
const sealingKey = keyOf('encryption');

/** What the API looks a code up by. */
export function codeDigest(code: string): Buffer {
  return createHmac('sha256', key).update(code).digest().subarray(0, 16);
}

/** The codes of an application as its row has them sealed. */
export function sealedCodes(code: string, publicId: string): Buffer {
  const id = createHmac('sha256', sealingKey).update('id').digest().subarray(0, 4);
  const nonce = randomBytes(12);
  const sealing = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(publicId));
  const sealed = Buffer.concat([sealing.update(code + code), sealing.final()]);
  return Buffer.concat([id, nonce, sealing.getAuthTag(), sealed]);
}
