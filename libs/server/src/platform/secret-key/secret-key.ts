import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

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
    const digests: Buffer[] = [];
    for (const key of this.keys) digests.push(digest(key, value));
    return digests;
  }

  /** Whether a digest that was sent is one of a value; takes as long whichever byte differs. */
  isOf(value: string, sent: Buffer): boolean {
    return sent.length === length && this.all(value).some((right) => timingSafeEqual(right, sent));
  }
}

const digest = (key: KeyObject, value: string): Buffer =>
  createHmac('sha256', key).update(value).digest().subarray(0, length);

/**
 * The key of this installation. It stands beside the database and never in it, so that a copy of the database alone
 * neither reads nor forges what hangs on it. Each purpose has a key of its own, made from it.
 */
export class SecretKey {
  /** `former` are keys that were in use before: what was made with them counts, nothing new is. */
  constructor(
    private readonly present: string,
    private readonly former: readonly string[],
  ) {}

  /** Digests of a purpose, for what is looked up and never read. */
  digestFor(purpose: string): KeyedDigest {
    return new KeyedDigest(this.subkeysOf(`digest of ${purpose}`));
  }

  /** Encryption of a purpose, for what is read again. */
  boxFor(purpose: string): SecretBox {
    return new SecretBox(this.subkeysOf(`encryption of ${purpose}`));
  }

  /** The keys that a log is chained with: the present one first, then those that only count for what is there. */
  keysOf(purpose: string): readonly [KeyObject, ...KeyObject[]] {
    return [derive(this.present, purpose), ...this.former.map((key) => derive(key, purpose))];
  }

  private subkeysOf(purpose: string): [KeyObject, ...KeyObject[]] {
    return [expand(this.present, purpose), ...this.former.map((key) => expand(key, purpose))];
  }
}

const expand = (key: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, 'statewise', purpose, 32)));

// As an object: a hash with one costs a fifth of what it costs with the bytes.
const derive = (key: string, purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', key).update(`statewise ${purpose}`).digest());
