import { Injectable, type OnModuleInit } from '@nestjs/common';
import { describeChart, statusValue } from '@statewise/machines';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Config } from '../platform/config/config.js';
import { Sql, type Statement } from '../platform/database/sql.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Log } from '../platform/logging/log.js';

// Steps, contacts and the log go with the row; what belongs to it elsewhere is abandoned and swept by its owner.
const eraseOne: Statement = { name: 'application-erase', text: 'delete from application where id = $1 returning id' };

const eraseUndecided: Statement = {
  name: 'application-erase-undecided',
  text: `delete from application where id in (
    select id from application
    where final_status_id not in (${statusValue.passed}, ${statusValue.failed}) and updated_at < now() - make_interval(days => $1)
      and not (flow || ' ' || state = any($2::text[]))
    limit 500) returning id`,
};

/** What an application that was sent to the bank is tagged with: where no status says how it ended, the bank keeps it. */
const sent = 'sent';

/** Takes applications out of the database for good: one on request, and those that nobody finished after a time. */
@Injectable()
export class Erasure implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('application-retention', '17 3 * * *', async () => void (await this.eraseUndecided()));
    this.jobs.schedule('answered-calls', '41 * * * *', () => this.applications.forgetAnswered());
  }

  async erase(id: string): Promise<void> {
    await this.sql.run(eraseOne, [id]);
    this.log.info({ application: id }, 'application erased on request');
  }

  /** Erases applications that were neither decided nor sent and were left alone for the configured time; answers how many. */
  async eraseUndecided(): Promise<number> {
    const kept = this.registry.all().flatMap(({ flow }) =>
      describeChart(flow.machine)
        .states.filter(({ tags }) => tags.includes(sent))
        .map(({ path }) => `${flow.id} ${path}`),
    );
    let erased = 0;
    for (;;) {
      const rows = await this.sql.run(eraseUndecided, [this.config.retentionDays, kept]);
      erased += rows.length;
      if (rows.length === 0) break;
    }
    if (erased > 0) this.log.info({ erased }, 'applications without a decision erased');
    return erased;
  }
}
