import { createCipheriv, createDecipheriv, createHmac, randomBytes, type KeyObject } from 'node:crypto';

// What a sealed value begins with: which key it was sealed with, a nonce, and the tag by which a change of it shows.
const idLength = 4;
const nonceLength = 12;
const tagLength = 16;
const headLength = idLength + nonceLength + tagLength;

const cipher = 'aes-256-gcm';

/**
 * Encrypts what is kept in the database and has to be read again (AES-256-GCM). A value is sealed for its row: moved to
 * another one it does not open.
 */
export class SecretBox {
  private readonly present: KeyObject;
  private readonly keys: ReadonlyMap<string, KeyObject>;
  /** What everything begins with that is sealed with the present key. */
  readonly presentId: Buffer;

  constructor(keys: readonly [KeyObject, ...KeyObject[]]) {
    this.keys = new Map(keys.map((key) => [idOf(key).toString('hex'), key]));
    this.present = keys[0];
    this.presentId = idOf(this.present);
  }

  encrypt(value: string | Buffer, row: string): Buffer {
    const nonce = randomBytes(nonceLength);
    const sealing = createCipheriv(cipher, this.present, nonce).setAAD(Buffer.from(row));
    const encrypted = Buffer.concat([sealing.update(value), sealing.final()]);
    return Buffer.concat([this.presentId, nonce, sealing.getAuthTag(), encrypted]);
  }

  /** Throws for a value that was altered, is of another row, or was sealed with a key that is not there any more. */
  decrypt(encrypted: Buffer, row: string): Buffer {
    const key = this.keys.get(encrypted.toString('hex', 0, idLength));
    if (!key) throw new Error('A value was sealed with a SECRET_KEY that is neither the present one nor a former one.');
    const nonce = encrypted.subarray(idLength, idLength + nonceLength);
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
      .setAAD(Buffer.from(row))
      .setAuthTag(encrypted.subarray(idLength + nonceLength, headLength));
    return Buffer.concat([opening.update(encrypted.subarray(headLength)), opening.final()]);
  }

  /** The same value under the present key. */
  reencrypt(encrypted: Buffer, row: string): Buffer {
    return this.encrypt(this.decrypt(encrypted, row), row);
  }
}

const idOf = (key: KeyObject): Buffer => createHmac('sha256', key).update('id').digest().subarray(0, idLength);
