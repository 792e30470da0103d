import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHmac, type KeyObject } from 'node:crypto';
import { Sql, statement } from '../platform/database/sql.js';
import { SecretKey } from '../platform/secret-key/secret-key.js';
import type { ApplicationChange, LoggedTransition, NewTransition, Chained } from './stored-application.js';

/** What an application is to its log. */
export interface LogOwner {
  readonly id: string;
  readonly public_id: string;
  readonly log_head: string | null;
}

const mark = 'unchained-until';

const readMark = statement<{ value: string; is_begun: boolean }>(
  'chain-mark-read',
  `select value, position(' ' in value) = 0 and exists (select 1 from application where log_head is not null) as is_begun
    from platform_secret where name = '${mark}'`,
);

/** $1 the signed mark, $2 the one that it takes the place of; of several processes that start at once one does so. */
const signMark = statement(
  'chain-mark-sign',
  `update platform_secret set value = $1 where name = '${mark}' and value = $2`,
);

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
    const [row] = await this.sql.run(readMark, []);
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
    const transitions: (NewTransition & { readonly hash: string })[] = [];
    for (const entry of change.transitions) {
      const hash = rowHash(key, public_id, entry, head);
      head = headAfter(key, public_id, entry.seq, hash);
      transitions.push({ ...entry, hash });
    }
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

/** A row as it is hashed: `at` as a time or as the text that it was written from. */
type HashedEntry = Omit<NewTransition, 'at'> & { readonly at: string | Date };

/** JSON that is the same whatever order the members of objects come in; Postgres keeps one of its own. */
export function canonicalJson(value: unknown): string {
  // What is no JSON, as `undefined` in a list, is written as JSON writes it.
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(members).sort()) {
    const member = members[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** The hash of a row that was written behind the end `head` of an application's log; `null` is the beginning. */
function rowHash(key: KeyObject, application: string, entry: HashedEntry, head: string | null): string {
  const { seq, event, from_state, to_state, actor_role, actor_id, at, current_step, furthest_step } = entry;
  const moment = new Date(at).toISOString();
  const where = [from_state, to_state, current_step, furthest_step];
  const content = JSON.stringify([
    application,
    seq,
    canonicalJson(event),
    ...where,
    actor_role,
    actor_id,
    moment,
    head,
  ]);
  return createHmac('sha256', key).update(content).digest('hex');
}

/**
 * What says that a log ends with the row of this hash. It is no row's hash: who takes the last row away finds the hash
 * of the one before it, and still not the end that belongs to that.
 */
function headAfter(key: KeyObject, application: string, seq: number, hash: string): string {
  return createHmac('sha256', key).update(`end of ${application} ${seq} ${hash}`).digest('hex');
}
