import { Injectable, type OnModuleInit } from '@nestjs/common';
import { describeChart, statusValue } from '@statewise/machines';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Config } from '../platform/config/config.js';
import { Sql, type Statement } from '../platform/database/sql.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Log } from '../platform/logging/log.js';
import { describe } from '../platform/problem/problem.filter.js';

// Steps, contacts, the log, notes and mails go with the row; what belongs to it elsewhere is abandoned and swept by its owner.
const erase: Statement = { name: 'application-erase', text: 'delete from application where id = any($1::bigint[])' };

// Jobs name an application or one of its mails; releases before this one named its code.
const dropJobs: Statement = {
  name: 'application-drop-jobs',
  text: `delete from jobs.job where data->>'id' = any($1::text[])
    or data->>'id' in (select id::text from outbox where application_id = any($1::bigint[]))
    or data->>'code' in (select code from application where id = any($1::bigint[]))`,
};

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
  private readonly kin: ((id: string) => Promise<readonly string[]>)[] = [];
  private readonly sweeps: (() => Promise<unknown>)[] = [];

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

  /** Names applications that are of the same person and nobody's else, such as what a store wrote down. */
  alsoErases(kin: (id: string) => Promise<readonly string[]>): void {
    this.kin.push(kin);
  }

  /** Names what is to be swept at once after somebody was erased. */
  afterErasing(sweep: () => Promise<unknown>): void {
    this.sweeps.push(sweep);
  }

  /** Takes an application with all that names its person out of the database; files follow at once, or with the next sweep. */
  async erase(id: string): Promise<void> {
    const kin = await Promise.all(this.kin.map((kinOf) => kinOf(id)));
    const ids = [id, ...kin.flat()];
    await this.sql.transaction(async (runner) => {
      await runner.run(dropJobs, [ids]);
      await runner.run(erase, [ids]);
    });
    this.log.info({ application: id }, 'application erased on request');
    for (const sweep of this.sweeps)
      await sweep().catch((error: unknown) =>
        this.log.warn(describe(error), 'files of an erased application are left'),
      );
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
