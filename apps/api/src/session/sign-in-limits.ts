import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';

/** Wrong passwords that one account, and one address over all accounts, may have in a quarter of an hour. */
const ofAccount = 10;
const ofAddress = 30;
const window = 15 * 60;

/** Makes guessing passwords hopeless, whether of one account from many addresses or of many accounts from one. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Counts an attempt before its password is looked at, so that attempts sent at the same time are counted too. */
  async begin(name: string, address: string): Promise<{ succeeded(): Promise<void> }> {
    const account = `sign-in:${createHash('sha256').update(name.trim().toLowerCase()).digest('base64url')}`;
    const from = `sign-in-from:${address}`;
    this.limits.refuseBlocked(from);
    this.limits.refuseBlocked(account);
    await this.limits.consume(from, ofAddress, window);
    await this.limits.consume(account, ofAccount, window);
    return { succeeded: () => this.limits.reset(account) };
  }
}
