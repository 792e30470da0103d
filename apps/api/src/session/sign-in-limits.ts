import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RateLimit } from '../platform/rate-limit/rate-limit.js';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';

/** Wrong passwords that one account, and one address over all accounts, may have in a quarter of an hour. */
export const ofAccount: RateLimit = { name: 'sign-in', limit: 10, seconds: 15 * 60, per: 'account' };
export const ofAddress: RateLimit = { name: 'sign-in-from', limit: 30, seconds: 15 * 60, per: 'address' };

/** Makes guessing passwords hopeless, whether of one account from many addresses or of many accounts from one. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Counts an attempt before its password is looked at, so that attempts sent at the same time are counted too. */
  async begin(name: string, address: string): Promise<{ succeeded(): Promise<void> }> {
    const account = createHash('sha256').update(name.trim().toLowerCase()).digest('base64url');
    this.limits.refuseBlocked(ofAddress, address);
    this.limits.refuseBlocked(ofAccount, account);
    await this.limits.consume(ofAddress, address);
    await this.limits.consume(ofAccount, account);
    return { succeeded: () => this.limits.reset(ofAccount, account) };
  }
}
