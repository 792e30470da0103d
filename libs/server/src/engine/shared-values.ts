import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { PipelinedSql } from '../platform/database/pipelined-sql.js';
import { statement } from '../platform/database/sql.js';
import { canonicalJson } from './log-chain.js';
import type { LoggedTransition } from './stored-application.js';

/** A row of the log as it is stored: members that stand elsewhere are left out of the event and named in `shared`, digest by path. */
export type StoredTransition<T extends { readonly event: object }> = Omit<T, 'shares'> & {
  readonly shared: Readonly<Record<string, string>> | null;
};

const put = statement(
  'shared-value-put',
  'insert into shared_value (digest, value) values ($1, $2::jsonb) on conflict (digest) do nothing',
);

/** $1 digests. */
const get = statement<{ digest: string; value: unknown }>(
  'shared-values',
  'select digest, value from shared_value where digest = any($1::text[])',
);

/** Milliseconds after which a value is written again that is still in use: a standby that took over may lack the newest. */
const trustedFor = 60_000;

/** Values that are remembered; prices change a few times a year. */
const maxKnown = 500;

/**
 * Keeps once what events of many applications have alike, such as prices: the log names each such value by its digest. The
 * hash of a row is over the event with its values, so that a changed value shows in every log that has it.
 */
@Injectable()
export class SharedValues {
  private readonly known = new Map<string, unknown>();
  private readonly writtenAt = new Map<string, number>();

  constructor(private readonly sql: PipelinedSql) {}

  /** The rows as they are stored; writes values that this process has not written lately. */
  async detach<T extends { readonly event: object; readonly shares?: readonly string[] }>(
    rows: readonly T[],
  ): Promise<StoredTransition<T>[]> {
    const detached: StoredTransition<T>[] = [];
    for (const { shares = [], ...row } of rows) {
      const shared: Record<string, string> = {};
      let { event } = row;
      for (const path of shares) {
        const names = path.split('.');
        const value = memberAt(event, names);
        if (value === undefined) continue;
        shared[path] = await this.keep(value);
        event = withMember(event, names, undefined);
      }
      const isWhole = event === row.event;
      detached.push({ ...row, event, shared: isWhole ? null : shared });
    }
    return detached;
  }

  /** The rows as they were before. What is in the database no more stays left out, so that the row's hash does not hold. */
  async attach(rows: readonly StoredTransition<LoggedTransition>[]): Promise<LoggedTransition[]> {
    const digests = new Set(rows.flatMap(({ shared }) => Object.values(shared ?? {})));
    const values = new Map([...digests].map((digest) => [digest, this.known.get(digest)]));
    const unknown = [...digests].filter((digest) => !this.known.has(digest));
    const found = unknown.length === 0 ? [] : await this.sql.run(get, [unknown]);
    for (const { digest, value } of found) {
      this.remember(digest, value);
      values.set(digest, value);
    }
    return rows.map(({ shared, ...row }) => {
      let { event } = row;
      for (const [path, digest] of Object.entries(shared ?? {}))
        event = withMember(event, path.split('.'), values.get(digest)) as LoggedTransition['event'];
      return { ...row, event };
    });
  }

  private async keep(value: unknown): Promise<string> {
    const text = canonicalJson(value);
    const digest = createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
    if (Date.now() - (this.writtenAt.get(digest) ?? 0) > trustedFor) {
      await this.sql.run(put, [digest, text]);
      this.remember(digest, value);
      this.writtenAt.set(digest, Date.now());
    }
    return digest;
  }

  private remember(digest: string, value: unknown): void {
    if (this.known.size >= maxKnown) {
      this.known.clear();
      this.writtenAt.clear();
    }
    this.known.set(digest, value);
  }
}

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The value at a path of members; undefined where there is none. */
function memberAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return isMembers(value) && Object.hasOwn(value, name) ? memberAt(value[name], rest) : undefined;
}

/** A copy with another value at a path of members, without that member where it is undefined. */
function withMember(value: object, [name = '', ...rest]: readonly string[], member: unknown): object {
  const { [name]: present, ...others } = value as Readonly<Record<string, unknown>>;
  const inner = rest.length > 0 && isMembers(present) ? withMember(present, rest, member) : member;
  return inner === undefined ? others : { ...others, [name]: inner };
}
