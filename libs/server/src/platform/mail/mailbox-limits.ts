import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { Problem } from '../problem/problem.js';
import type { RateLimit } from '@statewise/contract';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { SecretKey, type KeyedDigest } from '../secret-key/secret-key.js';
import { Sql, type Transaction } from '../database/sql.js';
import { Mail } from './mail.js';
import type { Message } from './outbox.js';

/** Limits of mails to addresses that a caller typed and nothing has proven: no caller fills another's mailbox. Only mails that are written count. */
@Injectable()
export class MailboxLimits {
  private readonly digest: KeyedDigest;

  constructor(
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly sql: Sql,
    private readonly log: Log,
    secret: SecretKey,
  ) {
    this.digest = secret.digestFor('mailboxes');
  }

  /** Counts a mail to an address in the transaction that writes it; throws `REQUEST.TOO_MANY` over the limit. */
  async consume(limit: RateLimit, email: string, runner: Transaction): Promise<void> {
    await this.limits.consume(limit, this.digest.of(mailboxOf(email)).toString('hex'), runner);
  }

  /** The same for callers that are not to learn of other mails: false over the limit. */
  isTaken(limit: RateLimit, email: string, runner: Transaction): Promise<boolean> {
    return this.isWithin(limit, () => this.consume(limit, email, runner));
  }

  /** Writes a mail unless its recipient has had enough of them; one that a former attempt of its job wrote counts once. */
  async send(limit: RateLimit, message: Message): Promise<void> {
    const write = async (runner: Transaction): Promise<void> => {
      if (await this.mail.send(message, runner)) await this.consume(limit, message.to, runner);
    };
    await this.isWithin(limit, () => this.sql.transaction(write));
  }

  private async isWithin({ name }: RateLimit, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'REQUEST.TOO_MANY') throw error;
      this.log.warn({ limit: name }, 'a mail was left out: its mailbox has had as many as it may');
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
