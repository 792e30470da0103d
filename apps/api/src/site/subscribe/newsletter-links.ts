import { Injectable } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { SecretKey, type SecretBox } from '@statewise/server/platform/secret-key/secret-key.js';

/** A reader of the newsletter, as entered in its form. */
export interface Reader {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly language: Language;
}

/** Milliseconds for which a mailed link can be used. */
const validity = 3 * 86_400_000;

const confirming = 'newsletter confirmation';
const leaving = 'newsletter end';

/**
 * Makes and reads the tokens of the links in the newsletter's mails: all that is needed, encrypted. A subscription that
 * is never confirmed is not stored, and a token cannot be made or read without the server's key.
 */
@Injectable()
export class NewsletterLinks {
  private readonly box: SecretBox;

  constructor(secret: SecretKey) {
    this.box = secret.boxFor('links of the newsletter');
  }

  toConfirm(reader: Reader, now = Date.now()): string {
    return this.sealed({ ...reader, until: now + validity }, confirming);
  }

  /** Counts as long as the newsletter is sent. */
  toLeave(email: string): string {
    return this.sealed({ email }, leaving);
  }

  /** Who confirms by a link; undefined where it is none, or an old one. */
  confirmed(token: string, now = Date.now()): Reader | undefined {
    const opened = this.opened(token, confirming) as (Reader & { readonly until: number }) | undefined;
    if (opened === undefined || opened.until < now) return undefined;
    const { until: _, ...reader } = opened;
    return reader;
  }

  /** The address that leaves by a link; undefined where it is none. */
  left(token: string): string | undefined {
    return (this.opened(token, leaving) as { readonly email: string } | undefined)?.email;
  }

  private sealed(content: object, purpose: string): string {
    return this.box.encrypt(JSON.stringify(content), purpose).toString('base64url');
  }

  private opened(token: string, purpose: string): unknown {
    try {
      return JSON.parse(this.box.decrypt(Buffer.from(token, 'base64url'), purpose).toString());
    } catch {
      // The token is made up, cut off, or encrypted with a key that is gone.
      return undefined;
    }
  }
}
