import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { Problem } from '../problem/problem.js';
import type { RateLimit } from '@statewise/contract';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { SecretKey, type KeyedDigest } from '../secret-key/secret-key.js';

/** Limits of mails to addresses that a caller typed and nothing has proven: no caller fills another's mailbox. */
@Injectable()
export class MailboxLimits {
  private readonly digest: KeyedDigest;

  constructor(
    private readonly limits: RateLimits,
    private readonly log: Log,
    secret: SecretKey,
  ) {
    this.digest = secret.digestFor('mailboxes');
  }

  /** Counts one mail to an address; throws `REQUEST.TOO_MANY` over the limit. */
  async consume(limit: RateLimit, email: string): Promise<void> {
    await this.limits.consume(limit, this.digest.of(mailboxOf(email)).toString('hex'));
  }

  /** Counts one mail to an address; false over the limit, for callers that are not to learn of other mails. */
  async isTaken(limit: RateLimit, email: string): Promise<boolean> {
    try {
      await this.consume(limit, email);
      return true;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'REQUEST.TOO_MANY') throw error;
      this.log.warn({ limit: limit.name }, 'a mail was left out: its mailbox has had as many as it may');
      return false;
    }
  }
}

/** An address without capitals, and without what most mail servers ignore behind a plus. */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
