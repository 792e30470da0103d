import { Injectable } from '@nestjs/common';
import type { Rehearsal } from '@statewise/contract';
import { ReadSql } from '../platform/database/read-sql.js';
import { Sql, statement } from '../platform/database/sql.js';

/** What a rehearsal goes on with: the ids behind it, and the last one before it ends. */
export interface RehearsalUnderWay {
  readonly id: string;
  readonly flow: string;
  readonly last_id: string;
  readonly until_id: string;
}

/** What a batch of applications came to. */
export interface BatchResult {
  readonly lastId: string;
  readonly checked: number;
  readonly migrated: number;
  readonly failures: Rehearsal['failures'];
}

const shown = 'id, flow, to_version, requested_by, created_at, finished_at, total, checked, migrated, failed, failures';

/** As many failures are named; all are counted. */
const mostNamed = 100;

const begin = statement<Rehearsal>(
  'rehearsal-begin',
  `insert into migration_rehearsal (flow, to_version, requested_by, total, until_id)
    select $1, $2, $3, count(*), coalesce(max(id), 0) from application where flow = $1
    on conflict (flow) where finished_at is null do nothing returning ${shown}`,
);
const list = statement<Rehearsal>(
  'rehearsal-list',
  `select ${shown} from migration_rehearsal where flow = $1 order by created_at desc limit 20`,
);
const underWay = statement<RehearsalUnderWay>(
  'rehearsal-under-way',
  'select id, flow, last_id::text, until_id::text from migration_rehearsal where id = $1 and finished_at is null',
);
const progress = statement(
  'rehearsal-progress',
  `update migration_rehearsal set last_id = $2, checked = checked + $3, migrated = migrated + $4,
      failed = failed + jsonb_array_length($5::jsonb),
      failures = case when jsonb_array_length(failures) < ${mostNamed} then failures || $5::jsonb else failures end
    where id = $1 and last_id < $2`,
);
const finish = statement(
  'rehearsal-finish',
  'update migration_rehearsal set finished_at = now() where id = $1 and finished_at is null',
);
const versions = statement<{ version: number; applications: number }>(
  'flow-version-counts',
  'select flow_version as version, count(*)::int as applications from application where flow = $1 group by 1',
);

@Injectable()
export class RehearsalsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly reader: ReadSql,
  ) {}

  /** Undefined when one of the same flow is under way. */
  async begin(flow: string, version: number, by: string): Promise<Rehearsal | undefined> {
    return (await this.sql.run(begin, [flow, version, by]))[0];
  }

  /** The newest ones of a flow. */
  list(flow: string): Promise<Rehearsal[]> {
    return this.sql.run(list, [flow]);
  }

  /** Undefined when it has ended. */
  async underWay(id: string): Promise<RehearsalUnderWay | undefined> {
    return (await this.sql.run(underWay, [id]))[0];
  }

  /** Counts a batch, once however often it is done. */
  async progress(id: string, { lastId, checked, migrated, failures }: BatchResult): Promise<void> {
    await this.sql.run(progress, [id, lastId, checked, migrated, JSON.stringify(failures)]);
  }

  async finish(id: string): Promise<void> {
    await this.sql.run(finish, [id]);
  }

  /** How many applications of a flow stand in each version. */
  versions(flow: string): Promise<{ version: number; applications: number }[]> {
    return this.reader.run(versions, [flow]);
  }
}
