import { Injectable } from '@nestjs/common';
import type { IdempotencyKey } from '../platform/http/handles.js';
import { SecretKey, type KeyedDigest, type SecretBox } from '../platform/secret-key/secret-key.js';
import { randomBytes } from 'node:crypto';

/** The letters and digits of codes: Crockford's base32, in which none looks like another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A secret of 60 random bits that opens an application. */
export function newCode(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte & 31]).join('');
}

/** The action with which a chart wants the application to have another code; the chart of every wizard knows it. */
export const renewCode = 'renewCode';

/** The action with which it wants the applicant to be told of an admin's help. */
export const tellOfHelp = 'tellOfHelp';

/** The codes of an application, as only those see them who hold them or ask for them. */
export interface Codes {
  readonly code: string;
  readonly admin_code: string;
}

/** What the database has of them. */
export interface StoredCodes {
  readonly code_digest: Buffer;
  readonly admin_code_digest: Buffer;
  readonly sealed_codes: Buffer;
  /** A word of the search. */
  readonly ending: string;
}

/** A repeated call as it is written, and all that it may have been written as: another server may have another key. */
interface StoredCall extends IdempotencyKey {
  readonly keys: readonly string[];
  readonly fingerprints: readonly string[];
}

/** What the database has of the codes of one application. */
export type CodeRow = Omit<StoredCodes, 'ending'> & { readonly public_id: string };

const codeLength = 12;
const endingLength = 4;

/** What stands in the database in place of codes: digests to look them up by, and both of an application in one sealed value. */
@Injectable()
export class ApplicationCodes {
  /** What codes are looked up by. */
  readonly digest: KeyedDigest;
  private readonly endings: KeyedDigest;
  private readonly calls: KeyedDigest;
  private readonly box: SecretBox;
  /** A request looks its key up and writes it. */
  private readonly storedCalls = new WeakMap<IdempotencyKey, StoredCall>();

  constructor(secret: SecretKey) {
    this.digest = secret.digestFor('application codes');
    this.endings = secret.digestFor('endings of application codes');
    this.calls = secret.digestFor('repeated calls');
    this.box = secret.boxFor('application codes');
  }

  /** What the sealed codes begin with that are under the present key. */
  get presentId(): Buffer {
    return this.box.presentId;
  }

  stored({ code, admin_code }: Codes, publicId: string): StoredCodes {
    return {
      code_digest: this.digest.of(code),
      admin_code_digest: this.digest.of(admin_code),
      sealed_codes: this.box.encrypt(code + admin_code, publicId),
      ending: this.wordOf(code.slice(-endingLength)),
    };
  }

  decrypt({ sealed_codes, public_id }: { readonly sealed_codes: Buffer; readonly public_id: string }): Codes {
    const both = this.box.decrypt(sealed_codes, public_id).toString();
    return { code: both.slice(0, codeLength), admin_code: both.slice(codeLength) };
  }

  /** Whether codes are looked up by the digests of those that are stored sealed. */
  agree({ code_digest, admin_code_digest, ...sealed }: CodeRow): boolean {
    try {
      const { code, admin_code } = this.decrypt(sealed);
      const isOf = (digest: Buffer, one: string): boolean => this.digest.all(one).some((other) => other.equals(digest));
      return isOf(code_digest, code) && isOf(admin_code_digest, admin_code);
    } catch {
      // What was sealed with no key of ours, or for another application, does not open.
      return false;
    }
  }

  /** The word under which an application is found by the last characters of its code; '' for what cannot be those. */
  endingWordOf(typed: string): string {
    return typed.length === endingLength ? this.wordOf(typed.toUpperCase()) : '';
  }

  /** Digests the key of a repeated call for storage: a request holds a code, which must not be found by trying. */
  callOf(call: IdempotencyKey): StoredCall {
    const known = this.storedCalls.get(call);
    if (known) return known;
    const [keys, fingerprints] = [this.textsOf(call.key), this.textsOf(call.fingerprint)];
    const stored = { key: keys[0] ?? '', fingerprint: fingerprints[0] ?? '', keys, fingerprints };
    this.storedCalls.set(call, stored);
    return stored;
  }

  /** The present digest first. */
  private textsOf(value: string): readonly string[] {
    return this.calls.all(value).map((digest) => digest.toString('base64url'));
  }

  private wordOf(ending: string): string {
    return `#${this.endings.of(ending).toString('hex', 0, 6)}`;
  }
}
