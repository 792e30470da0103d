import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { isDatabaseOutage } from './outage.js';
import { Sql, statement, type SqlRunner, type Statement } from './sql.js';

const readPlace = statement<{ place: string }>('database-place', 'select pg_current_wal_lsn()::text as place');
const readReached = statement<{ has_reached: boolean }>(
  'database-reached',
  'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_reached',
);

/** Milliseconds between two looks at a reader that is behind. */
const delay = 10;
/** Milliseconds beyond its bound for which a reader is waited for that says nothing. */
const silence = 300;
/** Milliseconds between two looks whether a reader that takes long still says something. */
const lookEvery = 1_000;
/** Milliseconds for which a reader is left alone that could not be used. */
const restDelay = 2_000;

/** A standby that may answer what only reads, and how many milliseconds it may be behind. */
interface StandbyReader {
  readonly pool: Pool;
  /** For looks alone, which wait for no statement that takes long: that all others are busy is no silence. */
  readonly looks: Pool;
  readonly maxLag: number;
}

/**
 * Runs what only reads, and much: lists, statistics, counts of the inspector. Where there is a reader, it answers as soon as it has
 * replayed all that was written before the call, by whomever and through whichever replica; one that does not get there within
 * its bound, is away, or falls silent before it has answered, is passed over: the primary answers, for a while without asking the
 * reader at all. What takes long is no silence: a shorter time limit would have the primary do it once more.
 */
export class ReadSql implements SqlRunner, OnApplicationShutdown {
  private readonly onReader: { readonly answers: Sql; readonly looks: Sql } | undefined;
  private restUntil = 0;

  constructor(
    private readonly primary: Sql,
    private readonly reader: StandbyReader | undefined,
    private readonly note: (reason: string) => void,
  ) {
    this.onReader = reader && { answers: new Sql(reader.pool), looks: new Sql(reader.looks) };
  }

  async run<T extends object>(wanted: Statement<T>, values: readonly unknown[]): Promise<T[]> {
    const { reader, onReader } = this;
    if (!reader || !onReader || performance.now() < this.restUntil) return this.primary.run(wanted, values);
    // Waiting for the primary, or its failing, says nothing of the reader.
    const [now] = await this.primary.run(readPlace, []);
    const isThere = (): Promise<boolean> => {
      const tooLate = sleep(reader.maxLag + silence, false, { ref: false });
      return Promise.race([this.hasReached(onReader.looks, now?.place, reader.maxLag), tooLate]);
    };
    try {
      if (await isThere()) {
        const answer = onReader.answers.run(wanted, values);
        do {
          const rows = await Promise.race([answer, sleep(lookEvery, undefined, { ref: false })]);
          if (rows) return rows;
        } while (await isThere());
      }
      this.rest('it is too far behind, or says nothing');
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      this.rest(error instanceof Error ? error.message : '');
    }
    return this.primary.run(wanted, values);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.reader?.pool.end(), this.reader?.looks.end()]);
  }

  private async hasReached(looks: Sql, place: string | undefined, maxLag: number): Promise<boolean> {
    const end = performance.now() + maxLag;
    for (;;) {
      const [row] = await looks.run(readReached, [place]);
      if (row?.has_reached === true) return true;
      if (performance.now() > end) return false;
      await sleep(delay);
    }
  }

  private rest(reason: string): void {
    this.restUntil = performance.now() + restDelay;
    this.note(reason);
  }
}
