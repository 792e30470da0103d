import { Injectable } from '@nestjs/common';
import { LogFollower } from '../live/log-follower.js';
import { TransitionLog } from '../live/transition-log.js';
import { Config } from '../platform/config/config.js';
import { isDatabaseOutage } from '../platform/database/outage.js';
import { Sql } from '../platform/database/sql.js';
import { Log } from '../platform/logging/log.js';
import {
  awaitProgress,
  countBatch,
  countErasures,
  keepProgress,
  readProgress,
  takeProgress,
} from './count.statements.js';

/** Milliseconds; before statistics are read, what is left is counted. */
const lookEvery = 4_000;
/** So many parts are counted before statistics are read; beyond them the figures lag behind the log. */
const maxPartsBeforeReading = 5;
/** Numbers of transitions that are counted in one transaction: so few that a plan for small tables, which compares each with each, ends in time. */
const batch = 1_000n;

/**
 * Keeps the counts up with the log, behind those who save and never in their way: each transition of every replica is
 * counted once, by whichever worker comes first.
 */
@Injectable()
export class TransitionCounter extends LogFollower {
  constructor(
    private readonly sql: Sql,
    private readonly transitions: TransitionLog,
    config: Config,
    private readonly log: Log,
  ) {
    super(config, lookEvery);
  }

  /**
   * Counts what is left, also what another replica is counting at this moment. Where nothing is left, returns the
   * transaction that has counted last.
   */
  async catchUp(): Promise<string | undefined> {
    for (let part = 0; part < maxPartsBeforeReading; part++) {
      const [progress] = await this.sql.run(readProgress, []);
      if (progress?.is_behind !== true) return progress?.counted_by;
      if (!(await this.count(awaitProgress))) return undefined;
    }
    return undefined;
  }

  /** Counts a part of what is not counted yet, unless another replica does; returns whether more may be left. */
  override async look(): Promise<boolean> {
    const [progress] = await this.sql.run(readProgress, []);
    return progress?.is_behind === true && this.count(takeProgress);
  }

  private async count(take: typeof takeProgress): Promise<boolean> {
    const settled = await this.transitions.settled();
    return this.sql.transaction(async (runner) => {
      const [taken] = await runner.run(take, []);
      if (!taken) return false;
      const after = BigInt(taken.position);
      const upTo = after + batch < settled ? after + batch : settled;
      if (upTo > after) await runner.run(countBatch, [String(after), String(upTo)]);
      await runner.run(countErasures, []);
      await runner.run(keepProgress, [String(upTo > after ? upTo : after)]);
      return upTo < settled;
    });
  }

  protected override noteFailure(error: unknown): void {
    // An application was erased while it was being counted, or the database is away: the next look counts it all.
    const reason = error instanceof Error ? error.message : '';
    if (!isDatabaseOutage(error)) this.log.info({ reason }, 'transitions will be counted at the next look');
  }
}
