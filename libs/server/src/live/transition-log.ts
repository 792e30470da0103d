import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { StreamedTransition, TransitionFilter } from '@statewise/contract';
import { Sql, statement } from '../platform/database/sql.js';
import { isTestApplication, testMark } from '../platform/database/test-applications.js';

/** Whether a reader with this filter hears of a transition. */
export function isHeard({ flow, state, event, role }: TransitionFilter, transition: StreamedTransition): boolean {
  return (
    (flow === undefined || flow === transition.flow) &&
    (state === undefined || state === transition.from || state === transition.to) &&
    (event === undefined || event === transition.event) &&
    (role === undefined || role === transition.actor)
  );
}

/** A transition with its number in the order of all of them. */
export interface NumberedTransition {
  readonly position: bigint;
  readonly transition: StreamedTransition;
}

interface Row extends Omit<StreamedTransition, 'at' | 'is_test'> {
  readonly position: string;
  readonly at: Date;
  readonly is_test: boolean;
}

const readDrawn = statement<{ drawn: string }>(
  'transition-drawn',
  'select case when is_called then last_value else 0 end as drawn from transition_position_seq',
);

const readTaskChanges = statement<{ drawn: string }>(
  'task-changes-drawn',
  'select case when is_called then last_value else 0 end as drawn from task_change_seq',
);

/** $1 the table that is written to. */
const readWriters = statement<{ writer: string }>(
  'table-writers',
  `select virtualtransaction as writer from pg_locks
    where relation = $1::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`,
);

const readBetween = statement<Row>(
  'transition-between',
  `select t.position, a.flow, a.public_id as id, t.seq, t.event->>'type' as event, t.from_state as from, t.to_state as to,
      t.actor_role as actor, t.at, ${isTestApplication} as is_test
    from transition t join application a on a.id = t.application_id
    where t.position > $1::bigint and t.position <= $2::bigint and ($4::text is null or a.flow = $4)
      and ($5::text is null or $5 in (t.from_state, t.to_state)) and ($6::text is null or t.event->>'type' = $6)
      and ($7::text is null or t.actor_role = $7)
    order by t.position limit $3`,
);

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

const delay = 20;

/** The transitions of all replicas in one order, in which nothing appears before a place that was read. */
@Injectable()
export class TransitionLog {
  constructor(private readonly sql: Sql) {}

  /**
   * The last position of which all before can be read. A position is drawn before its transaction ends, and may appear
   * after a later one: the transactions that may have drawn one by now are waited for.
   */
  async settled(): Promise<bigint> {
    const [row] = await this.sql.run(readDrawn, []);
    await this.written('transition');
    return BigInt(row?.drawn ?? 0);
  }

  /** A number that grows with each change of what waits for the bank's people; what changed can be read where it is not `known`. */
  async taskChanges(known?: string): Promise<string> {
    const [{ drawn = '0' } = {}] = await this.sql.run(readTaskChanges, []);
    if (drawn !== known) await this.written('task');
    return drawn;
  }

  /** The transitions behind `after` up to `upTo` that are wanted, at most `limit`. */
  async between(
    after: bigint,
    upTo: bigint,
    limit: number,
    { flow = null, state = null, event = null, role = null }: Nullable<TransitionFilter> = {},
  ): Promise<NumberedTransition[]> {
    if (after >= upTo) return [];
    const rows = await this.sql.run(readBetween, [String(after), String(upTo), limit, flow, state, event, role]);
    return rows.map(({ position, at, is_test, ...row }) => ({
      position: BigInt(position),
      transition: { ...row, at: at.toISOString(), ...testMark(is_test) },
    }));
  }

  /** Waits for the transactions that are writing to a table. */
  private async written(table: string): Promise<void> {
    let writers = await this.writersOf(table);
    while (writers.size > 0) {
      await sleep(delay);
      const now = await this.writersOf(table);
      writers = new Set([...writers].filter((writer) => now.has(writer)));
    }
  }

  private async writersOf(table: string): Promise<Set<string>> {
    return new Set((await this.sql.run(readWriters, [table])).map(({ writer }) => writer));
  }
}
