import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Sql } from '../database/sql.js';
import { Log } from '../logging/log.js';
import { Problem } from '../problem/problem.js';
import { LocalCounts } from './local-counts.js';
import { addCounts, forgetEnded, forgetKey, readBusy, type SharedCount } from './rate-limit.statements.js';

const shareEvery = 250;
const learnEvery = 1_000;
const tidyEvery = 60_000;

/** Limits that all replicas keep together. A key names what is limited and whom, e.g. `sign-in:192.0.2.7`. */
@Injectable()
export class RateLimits implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly counts = new LocalCounts();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /**
   * Counts once, exactly and for all replicas at once, at the price of a round trip: for what must not be tried often.
   * Throws from the call after the `limit`th on, for `seconds` seconds.
   */
  async consume(key: string, limit: number, seconds: number): Promise<void> {
    const allowed = this.scaled(limit);
    if (allowed === 0) return;
    const [counted] = await this.sql.run<SharedCount>(addCounts, [[key], [1], [allowed], [seconds]]);
    if (!counted) return;
    this.counts.learn(counted, Date.now());
    if (counted.count > counted.allowed) throw tooMany(counted.left);
  }

  /** Counts once without a round trip; the replicas compare their counts a few times a second. Throws over the limit. */
  take(key: string, limit: number, seconds: number): void {
    const allowed = this.scaled(limit);
    if (allowed === 0) return;
    const left = this.counts.take(key, allowed, seconds, Date.now());
    if (left > 0) throw tooMany(left);
  }

  /** Seconds for which a key is known to be blocked, 0 when it is not; asks nobody. */
  blockedFor(key: string): number {
    return this.counts.blockedFor(key, Date.now());
  }

  isBlocked(key: string): boolean {
    return this.blockedFor(key) > 0;
  }

  /** Throws when a key is known to be blocked; asks nobody. */
  refuseBlocked(key: string): void {
    const left = this.blockedFor(key);
    if (left > 0) throw tooMany(left);
  }

  /** Starts a key anew, e.g. after the right password. */
  async reset(key: string): Promise<void> {
    if (this.config.rateLimitFactor === 0) return;
    this.counts.forget(key);
    await this.sql.run(forgetKey, [key]);
  }

  onApplicationBootstrap(): void {
    if (this.config.rateLimitFactor === 0) return;
    this.every(shareEvery, () => this.share());
    this.every(learnEvery, () => this.learn());
    this.every(tidyEvery, () => this.tidy());
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private scaled(limit: number): number {
    const { rateLimitFactor } = this.config;
    return rateLimitFactor === 0 ? 0 : Math.max(1, Math.round(limit * rateLimitFactor));
  }

  /** Without the database each replica goes on with its own counts. */
  private every(pause: number, work: () => Promise<void>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      work()
        .catch((error: unknown) =>
          this.log.debug({ reason: error instanceof Error ? error.message : '' }, 'rate limits were not shared'),
        )
        .finally(() => (busy = false));
    }, pause);
    this.timers.push(timer.unref());
  }

  private async share(): Promise<void> {
    const pending = this.counts.takePending();
    if (pending[0].length === 0) return;
    try {
      this.learnAll(await this.sql.run<SharedCount>(addCounts, pending));
    } catch (error) {
      this.counts.putBack(pending);
      throw error;
    }
  }

  private async learn(): Promise<void> {
    this.learnAll(await this.sql.run<SharedCount>(readBusy, []));
  }

  private async tidy(): Promise<void> {
    this.counts.forgetEnded(Date.now());
    await this.sql.run(forgetEnded, []);
  }

  private learnAll(counts: readonly SharedCount[]): void {
    const now = Date.now();
    for (const count of counts) this.counts.learn(count, now);
  }
}

const tooMany = (seconds: number): Problem => new Problem('REQUEST.TOO_MANY', { retryAfter: seconds });
