import { Injectable } from '@nestjs/common';
import { LogFollower } from '../live/log-follower.js';
import { TransitionLog } from '../live/transition-log.js';
import { Config } from '../platform/config/config.js';
import { Sql, statement, type Transaction } from '../platform/database/sql.js';
import { isTestApplication, testMark } from '../platform/database/test-applications.js';
import { jobTrouble } from '../platform/jobs/job-trouble.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Log } from '../platform/logging/log.js';
import { insert } from './deliveries.statements.js';
import { webhookQueue } from './webhook-courier.js';

interface Listener {
  readonly id: string;
  /** A whole number as text, as Postgres gives it. */
  readonly position: string;
}

interface TransitionRow {
  readonly position: string;
  readonly application_id: string;
  readonly flow: string;
  readonly seq: number;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly at: Date;
  readonly is_test: boolean;
}

const behind = statement<{ is_behind: number }>(
  'webhook-behind',
  `select 1 as is_behind from webhook where active and position < (
    select case when is_called then last_value else 0 end from transition_position_seq) limit 1`,
);
const listeners = statement<Listener>(
  'webhook-listeners',
  'select id, position from webhook where active and position < $1::bigint for update skip locked',
);
const heard = statement<TransitionRow>(
  'webhook-heard',
  `select t.position, a.public_id as application_id, a.flow, t.seq, t.event->>'type' as event, t.from_state as "from",
      t.to_state as "to", t.actor_role as actor, t.at, ${isTestApplication} as is_test
    from webhook w, transition t join application a on a.id = t.application_id
    where w.id = $1 and t.position > $2::bigint and t.position <= $3::bigint and a.flow = any(w.flows)
      and (cardinality(w.states) = 0 or exists (
        select from unnest(w.states) state where t.to_state = state or starts_with(t.to_state, state || '.')))
      and (cardinality(w.events) = 0 or t.event->>'type' = any(w.events))
    order by t.position limit $4`,
);
const advance = statement('webhook-advance', 'update webhook set position = $2::bigint where id = $1');

const lookEvery = 2_500;
const page = 100;

/**
 * Follows the log of transitions for every endpoint and makes deliveries of what each wants to hear. How far an
 * endpoint has been told moves in the transaction that queues the jobs: a process that is killed in between has done
 * neither.
 */
@Injectable()
export class WebhookDispatcher extends LogFollower {
  constructor(
    config: Config,
    private readonly sql: Sql,
    private readonly transitions: TransitionLog,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {
    super(config, lookEvery);
  }

  /** Queues what endpoints have not been told of yet; whether there may be more. */
  override async look(): Promise<boolean> {
    if ((await this.sql.run(behind, [])).length === 0) return false;
    const settled = await this.transitions.settled();
    return this.sql.transaction(async (runner) => {
      let isMore = false;
      for (const listener of await runner.run(listeners, [String(settled)]))
        if (await this.tell(listener, settled, runner)) isMore = true;
      return isMore;
    });
  }

  protected override noteFailure(error: unknown): void {
    this.log.warn(jobTrouble(error), 'webhooks could not follow the log');
  }

  /** Whether more is left for the listener than went into one look. */
  private async tell({ id, position }: Listener, settled: bigint, runner: Transaction): Promise<boolean> {
    const rows = await runner.run(heard, [id, position, String(settled), page]);
    for (const row of rows) {
      const [made] = await runner.run(insert, [id, row.position, 'application.transitioned', payloadOf(row)]);
      if (made) await this.jobs.send(webhookQueue, { id: made.id, run: 0 }, { within: runner, group: id });
    }
    const isMore = rows.length === page;
    await runner.run(advance, [id, isMore ? rows.at(-1)?.position : String(settled)]);
    return isMore;
  }
}

/** What a program is told: where an application went, and neither its code nor anything of its applicant. */
function payloadOf({ position: _, at, is_test, ...row }: TransitionRow): string {
  const data = { ...row, ...testMark(is_test) };
  return JSON.stringify({ type: 'application.transitioned', timestamp: at.toISOString(), data });
}
