import { Controller } from '@nestjs/common';
import { system, type FailedJob, type QueueSize } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { pageOf, placeColumn } from '../platform/http/keyset.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { demandFound, Problem } from '../platform/problem/problem.js';

// The queue keeps its rows in a schema of its own; they are read here, and changed through its library alone.
export const sizes = statement<QueueSize>(
  'queue-sizes',
  `select queue.name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as ready,
      count(*) filter (where state in ('created', 'retry') and start_after > now())::int as later,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'completed' and completed_on > now() - interval '1 day')::int as done,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest_ready_at
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name !~ '^__' group by queue.name order by queue.name`,
);
const columns = `id, name as queue, retry_count + 1 as attempts,
  coalesce(output->>'message', output->'value'->>'message') as reason, created_on as created_at, completed_on as failed_at`;
const failed = statement<FailedJob & { place: string }>(
  'job-failed',
  `select ${columns}, ${placeColumn('created_on', 'id')} from jobs.job where state = 'failed'
      and ($1 = '' or name = $1) and ($2::timestamptz is null or (created_on, id) < ($2, $3::uuid))
    order by created_on desc, id desc limit $4`,
);
const oneFailed = statement<FailedJob>(
  'job-one-failed',
  `select ${columns} from jobs.job where id = $1 and state = 'failed'`,
);

/** The queues, and the jobs that were given up. */
@Controller()
export class QueuesController {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  @Handles(system.sizes)
  async sizes() {
    return { success: true, queues: await this.sql.run(sizes, []) };
  }

  @Handles(system.failed)
  async failed({ queue = '', cursor, limit }: Input<typeof system.failed>) {
    const rows = await this.sql.run(failed, [queue, cursor?.at ?? null, cursor?.id ?? null, limit + 1]);
    const { page: jobs, next_cursor } = pageOf(rows, limit);
    return { success: true, jobs, next_cursor };
  }

  @Handles(system.retry)
  async retry({ id, caller: { actor, address } }: Input<typeof system.retry>): Promise<void> {
    const { queue } = await this.find(id);
    await this.audit.note({ kind: 'job.retried', actor, address, subject: `job:${id}`, details: { queue } });
    await this.jobs.retry(queue, id);
  }

  @Handles(system.drop)
  async drop({ id, caller: { actor, address } }: Input<typeof system.drop>): Promise<void> {
    const { queue } = await this.find(id);
    await this.sql.transaction(async (runner) => {
      if (!(await this.jobs.drop(queue, id, runner))) throw new Problem('REQUEST.NOT_FOUND');
      await this.audit.note({ kind: 'job.dropped', actor, address, subject: `job:${id}`, details: { queue } }, runner);
    });
  }

  private async find(id: string): Promise<FailedJob> {
    return demandFound((await this.sql.run(oneFailed, [id]))[0]);
  }
}
