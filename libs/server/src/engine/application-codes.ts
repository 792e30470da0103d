import { Injectable } from '@nestjs/common';
import type { IdempotencyKey } from '../platform/http/idempotency-key.js';
import { SecretKey } from '../platform/secret-key/secret-key.js';
import type { KeyedDigest } from '../platform/secret-key/keyed-digest.js';
import type { SecretBox } from '../platform/secret-key/secret-box.js';

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

const codeLength = 12;
const endingLength = 4;

/** What stands in the database in place of codes: digests to look them up by, and both of an application in one sealed value. */
@Injectable()
export class ApplicationCodes {
  private readonly digest: KeyedDigest;
  private readonly endings: KeyedDigest;
  private readonly calls: KeyedDigest;
  private readonly box: SecretBox;
  /** A request looks its key up and writes it. */
  private readonly storedCalls = new WeakMap<IdempotencyKey, IdempotencyKey>();

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

  /** What a code is looked up by. */
  digestsOf(code: string): Buffer[] {
    return this.digest.all(code);
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

  /** The word under which an application is found by the last characters of its code; '' for what cannot be those. */
  endingWordOf(typed: string): string {
    return typed.length === endingLength ? this.wordOf(typed.toUpperCase()) : '';
  }

  /** Digests the key of a repeated call for storage: a request holds a code, which must not be found by trying. */
  callOf(call: IdempotencyKey): IdempotencyKey {
    const known = this.storedCalls.get(call);
    if (known) return known;
    const stored = { key: this.textOf(call.key), fingerprint: this.textOf(call.fingerprint) };
    this.storedCalls.set(call, stored);
    return stored;
  }

  private textOf(value: string): string {
    return this.calls.of(value).toString('base64url');
  }

  private wordOf(ending: string): string {
    return `#${this.endings.of(ending).toString('hex', 0, 6)}`;
  }
}
