import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { KeyedDigest } from './keyed-digest.js';
import { SecretBox } from './secret-box.js';

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
