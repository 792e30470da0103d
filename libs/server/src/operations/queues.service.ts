import { Injectable } from '@nestjs/common';
import type { FailedJob, RowPosition, QueueSize } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import { isUuid, pageOf } from '../platform/http/keyset.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Problem } from '../platform/problem/problem.js';
import { QueuesRepository } from './queues.repository.js';

/** The queues, and the jobs that were given up. */
@Injectable()
export class Queues {
  constructor(
    private readonly repository: QueuesRepository,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  sizes(): Promise<QueueSize[]> {
    return this.repository.sizes();
  }

  async failed(queue: string | undefined, after: RowPosition | undefined, limit: number) {
    const { page, next_cursor } = pageOf(await this.repository.failed(queue, after, limit + 1), limit);
    return { jobs: page, next_cursor };
  }

  async retry(id: string, { actor, address }: Caller): Promise<void> {
    const { queue } = await this.find(id);
    await this.audit.note({ kind: 'job.retried', actor, address, subject: `job:${id}`, details: { queue } });
    await this.jobs.retry(queue, id);
  }

  async drop(id: string, { actor, address }: Caller): Promise<void> {
    const { queue } = await this.find(id);
    await this.audit.note({ kind: 'job.dropped', actor, address, subject: `job:${id}`, details: { queue } });
    await this.jobs.drop(queue, id);
  }

  private async find(id: string): Promise<FailedJob> {
    const job = isUuid(id) ? await this.repository.findFailed(id) : undefined;
    if (!job) throw new Problem('REQUEST.NOT_FOUND');
    return job;
  }
}
