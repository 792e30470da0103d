import type { RateLimit } from '@statewise/contract';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Sql, type SqlRunner } from '../database/sql.js';
import { Log } from '../logging/log.js';
import { Problem } from '../problem/problem.js';
import { LocalCounts } from './local-counts.js';
import { addCounts, forgetEnded, forgetKey, readBusy, takeBack, type SharedCount } from './rate-limit.statements.js';

/** A limit and whom it counts. */
export type Counted = readonly [limit: RateLimit, who: string];

const shareEvery = 250;
const learnEvery = 1_500;
const tidyEvery = 60_000;

/** What the column of counts holds, with room for what several replicas add at once. */
const mostCounted = 2_000_000_000;

/** Limits that all replicas keep together. A key names the limit and whom it counts, e.g. `sign-in-from:192.0.2.7`. */
@Injectable()
export class RateLimits implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Whether this installation keeps no limits. */
  readonly isOff = this.config.rateLimitFactor === 0;
  private readonly counts = new LocalCounts();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /**
   * Counts once, exactly and for all replicas at once, at the price of a round trip: for what must not be tried often.
   * Throws from the call after the last allowed one on, until the window ends. What a transaction counts counts if that commits.
   */
  async consume(limit: RateLimit, who: string, runner: SqlRunner = this.sql): Promise<void> {
    if (this.isOff) return;
    const allowed = this.allowed(limit);
    const [counted] = await runner.run(addCounts, [[keyOf(limit, who)], [1], [allowed], [limit.seconds]]);
    if (!counted) return;
    this.counts.learnAdded(counted, Date.now());
    if (counted.count > counted.allowed) throw this.tooMany(limit, counted.left);
  }

  /**
   * Counts once for each and refuses none, however the installation scales limits; answers, in their order, the counts of their windows
   * and the seconds that are left of them. For what asks for more once it went wrong three times, for example.
   */
  async tally(...counted: readonly Counted[]): Promise<Pick<SharedCount, 'count' | 'left'>[]> {
    const keys = counted.map(([limit, who]) => keyOf(limit, who));
    const rows = await this.sql.run(addCounts, [
      keys,
      keys.map(() => 1),
      counted.map(([{ limit }]) => limit),
      counted.map(([{ seconds }]) => seconds),
    ]);
    return keys.map((wanted) => rows.find(({ key }) => key === wanted) ?? { count: 0, left: 0 });
  }

  /** Takes one count of each back, e.g. because what was counted as a failure was none. */
  async takeBack(...counted: readonly Counted[]): Promise<void> {
    await this.sql.run(takeBack, [counted.map(([limit, who]) => keyOf(limit, who))]);
  }

  /** Counts once without a round trip; the replicas compare their counts a few times a second. Throws over the limit. */
  take(limit: RateLimit, who: string): void {
    const left = this.spend(limit, who, 1);
    if (left > 0) throw this.tooMany(limit, left);
  }

  /** Counts an amount without a round trip; returns the seconds to wait where nothing is left, else 0. */
  spend(limit: RateLimit, who: string, amount: number): number {
    if (this.isOff) return 0;
    return this.counts.take(keyOf(limit, who), this.allowed(limit), limit.seconds, Date.now(), amount);
  }

  /** How many are left until the limit, as far as this process knows. */
  left(limit: RateLimit, who: string): number {
    const standing = this.counts.standing(keyOf(limit, who), Date.now());
    return standing === undefined || standing.resets <= 0 ? this.allowed(limit) : standing.left;
  }

  /** The header fields that tell a caller how it stands with a limit; undefined when nothing is counted. */
  headers(limit: RateLimit, who: string): readonly [policy: string, standing: string] | undefined {
    const standing = this.isOff ? undefined : this.counts.standing(keyOf(limit, who), Date.now());
    return standing && rateLimitHeaders(limit, { allowed: this.allowed(limit), ...standing });
  }

  /** Throws `REQUEST.TOO_MANY` when this process knows `who` to be over the limit; makes no round trip. */
  refuseBlocked(limit: RateLimit, who: string): void {
    if (this.isOff) return;
    const left = this.counts.blockedFor(keyOf(limit, who), Date.now());
    if (left > 0) throw this.tooMany(limit, left);
  }

  /** Starts a count anew, e.g. after the right password. */
  async reset(limit: RateLimit, who: string): Promise<void> {
    this.counts.forget(keyOf(limit, who));
    await this.sql.run(forgetKey, [keyOf(limit, who)]);
  }

  onApplicationBootstrap(): void {
    this.every(tidyEvery, () => this.tidy());
    if (this.isOff) return;
    this.every(shareEvery, () => this.share());
    this.every(learnEvery, () => this.learn());
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** The limit as this installation scales it. */
  private allowed({ limit }: RateLimit): number {
    return Math.min(Math.max(1, Math.round(limit * this.config.rateLimitFactor)), mostCounted);
  }

  private tooMany(limit: RateLimit, seconds: number): Problem {
    const standing = { allowed: this.allowed(limit), left: 0, resets: seconds };
    return new Problem('REQUEST.TOO_MANY', { retryAfter: seconds, rateLimit: rateLimitHeaders(limit, standing) });
  }

  /** Without the database each replica goes on with its own counts. */
  private every(delay: number, work: () => Promise<void>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      work()
        .catch((error: unknown) =>
          this.log.debug({ reason: error instanceof Error ? error.message : '' }, 'rate limits were not shared'),
        )
        .finally(() => (busy = false));
    }, delay);
    this.timers.push(timer.unref());
  }

  private async share(): Promise<void> {
    const pending = this.counts.takePending();
    if (pending[0].length === 0) return;
    try {
      const counts = await this.sql.run(addCounts, pending);
      const now = Date.now();
      for (const count of counts) this.counts.learnAdded(count, now);
    } catch (error) {
      this.counts.putBack(pending);
      throw error;
    }
  }

  private async learn(): Promise<void> {
    const readAt = Date.now();
    const counts = await this.sql.run(readBusy, []);
    const now = Date.now();
    for (const count of counts) this.counts.learnRead(count, now, readAt);
  }

  private async tidy(): Promise<void> {
    this.counts.forgetEnded(Date.now());
    await this.sql.run(forgetEnded, []);
  }
}

const keyOf = ({ name }: RateLimit, who: string): string => `${name}:${who}`;

/** The header fields of the IETF's RateLimit draft: the limit itself, and what is left of it for how many seconds. */
function rateLimitHeaders(
  { name, seconds }: RateLimit,
  { allowed, left, resets }: { readonly allowed: number; readonly left: number; readonly resets: number },
): readonly [policy: string, standing: string] {
  return [`"${name}";q=${allowed};w=${seconds}`, `"${name}";r=${left};t=${Math.max(0, Math.ceil(resets))}`];
}
