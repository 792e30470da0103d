import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

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

  /** The keys of a purpose: the present one first, then those that only count for what is there. */
  keysOf(purpose: string): readonly [KeyObject, ...KeyObject[]] {
    return [derive(this.present, purpose), ...this.former.map((key) => derive(key, purpose))];
  }
}

// As an object: a hash with one costs a fifth of what it costs with the bytes.
const derive = (key: string, purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', key).update(`statewise ${purpose}`).digest());
