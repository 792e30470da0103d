import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHmac, type KeyObject } from 'node:crypto';
import { Sql, type Statement } from '../platform/database/sql.js';
import { SecretKey } from '../platform/secret-key/secret-key.js';
import { headAfter, rowHash } from './chain-link.js';
import type { ApplicationChange, LoggedTransition, NewTransition, Chained } from './stored-application.js';

/** What an application is to its log. */
export interface LogOwner {
  readonly id: string;
  readonly public_id: string;
  readonly log_head: string | null;
}

const mark = 'unchained-until';

const readMark: Statement = {
  name: 'chain-mark-read',
  text: `select value, position(' ' in value) = 0 and exists (select 1 from application where log_head is not null) as is_begun
    from platform_secret where name = '${mark}'`,
};

/** $1 the signed mark, $2 the one that it takes the place of; of several processes that start at once one does so. */
const signMark: Statement = {
  name: 'chain-mark-sign',
  text: `update platform_secret set value = $1 where name = '${mark}' and value = $2`,
};

/** Chains the rows of each log by a keyed hash: a row that was altered, removed or added without the key shows. */
@Injectable()
export class LogChain implements OnModuleInit {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];
  private lastUnchained = 0n;

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
  ) {
    this.keys = secret.keysOf('log of transitions');
  }

  /**
   * Learns which applications are older than the chain. A mark that none of the keys signed means the wrong key, or worse;
   * it is signed once, before anything is chained.
   */
  async onModuleInit(): Promise<void> {
    const [row] = await this.sql.run<{ value: string; is_begun: boolean }>(readMark, []);
    const [until = '', signature] = (row?.value ?? '').split(' ');
    const isNew = signature === undefined && /^\d+$/.test(until) && row?.is_begun === false;
    if (isNew) await this.sql.run(signMark, [`${until} ${sign(this.keys[0], until)}`, until]);
    else if (!this.keys.some((key) => signature === sign(key, until)))
      throw new Error(
        'The log of transitions was chained with another SECRET_KEY: set the one that it was, or name that one in SECRET_KEY_FORMER.',
      );
    this.lastUnchained = BigInt(until);
  }

  /** The rows that come next in an application's log with their hashes, and where the log then ends. */
  link<T extends Pick<ApplicationChange, 'transitions'>>(
    { public_id, log_head }: Pick<LogOwner, 'public_id' | 'log_head'>,
    change: T,
  ): Chained<T> {
    const [key] = this.keys;
    let head = log_head;
    const transitions = change.transitions.map((entry: NewTransition) => {
      const hash = rowHash(key, public_id, entry, head);
      head = headAfter(key, public_id, entry.seq, hash);
      return { ...entry, hash };
    });
    return { ...change, transitions, log_head: head };
  }

  /** Whether a row is what was written behind `before`, which is undefined at the beginning of the chain. */
  holds({ public_id }: LogOwner, entry: LoggedTransition, before: LoggedTransition | undefined): boolean {
    const heads = before === undefined ? [null] : this.headsAfter(public_id, before);
    return this.keys.some((key) => heads.some((head) => rowHash(key, public_id, entry, head) === entry.hash));
  }

  /** Whether the log ends with this row, or is empty. */
  endsWith({ public_id, log_head }: LogOwner, last: LoggedTransition | undefined): boolean {
    if (last === undefined || last.hash === null) return log_head === null;
    return this.headsAfter(public_id, last).some((head) => head === log_head);
  }

  /** Whether the first rows of an application may be older than the chain. */
  isOlder({ id }: LogOwner): boolean {
    return BigInt(id) <= this.lastUnchained;
  }

  private headsAfter(application: string, { seq, hash }: LoggedTransition): (string | null)[] {
    return hash === null ? [null] : this.keys.map((key) => headAfter(key, application, seq, hash));
  }
}

const sign = (key: KeyObject, until: string): string =>
  createHmac('sha256', key).update(`${mark} ${until}`).digest('hex');
