import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/flow';
import { Config } from '../config/config.js';
import { Problem } from '../problem/problem.js';
import type { RateLimit } from '@statewise/contract';
import { RateLimits } from './rate-limits.js';

/** Who sends what is counted. */
export interface BudgetedCaller {
  /** Absent before it is known who sends. */
  readonly actor?: Actor | undefined;
  /** Absent for calls that did not come over the network. */
  readonly address?: string | undefined;
}

const seconds = 3_600;
const kilobyte = 1024;

/**
 * What one address, and all together, may have stored in an hour. People and programs that are signed in count for all
 * alone: they answer for what they do.
 */
@Injectable()
export class Budgets {
  private readonly kilobytes: Limits;
  private readonly applications: Limits;

  constructor(
    private readonly limits: RateLimits,
    { budgets }: Config,
  ) {
    this.kilobytes = limitsOf('bytes', budgets.megabytes, kilobyte);
    this.applications = limitsOf('applications', budgets.applications, 1);
  }

  /** Counts bytes that arrive to be stored; throws `REQUEST.BUDGET` or `SERVICE.BUDGET` once a budget is used up. */
  takeBytes(sender: BudgetedCaller, bytes: number): void {
    this.take(this.kilobytes, sender, Math.ceil(bytes / kilobyte));
  }

  /** Counts an application that comes into being; throws the same. */
  takeApplication(sender: BudgetedCaller): void {
    this.take(this.applications, sender, 1);
  }

  private take({ ofAddress, ofAll }: Limits, { actor, address }: BudgetedCaller, amount: number): void {
    const isAnonymous = actor?.id === undefined && address !== undefined;
    const ofOne = isAnonymous ? this.limits.spend(ofAddress, address, amount) : 0;
    const wait = ofOne > 0 ? ofOne : this.limits.spend(ofAll, '', amount);
    if (wait === 0) return;
    const code = ofOne > 0 ? 'REQUEST.BUDGET' : 'SERVICE.BUDGET';
    throw new Problem(code, { params: { minutes: Math.ceil(wait / 60) }, retryAfter: wait });
  }
}

interface Limits {
  readonly ofAddress: RateLimit;
  readonly ofAll: RateLimit;
}

const limitsOf = (name: string, { perAddress, inAll }: Config['budgets']['megabytes'], unit: number): Limits => ({
  ofAddress: { name: `budget-${name}`, limit: perAddress * unit, seconds, per: 'address' },
  ofAll: { name: `budget-${name}-of-all`, limit: inAll * unit, seconds, per: 'everybody' },
});
