import { setImmediate } from 'node:timers/promises';
import { Controller } from '@nestjs/common';
import { inspector, type Rehearsal } from '@statewise/contract';
import type { Flow } from '@statewise/flow';
import { ApplicationRepository } from '../engine/application.repository.js';
import { awaitsMigration, isOfNewerRelease } from '../engine/brought-up.js';
import { presentSnapshot } from '../engine/run-events.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { migrationEntry, migrationFailure } from '../engine/migration-entry.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Audit } from '../platform/audit/audit.js';
import { ReadSql } from '../platform/database/read-sql.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Jobs } from '../platform/jobs/jobs.js';

const shown =
  'id, flow, to_version, requested_by, created_at, finished_at, total, checked, migrated, failed, failures, is_given_up';

/** As many failures are named; all are counted. */
const mostNamed = 100;

/** One for another release stands in the way of none for this. */
const endOthers = statement(
  'rehearsal-end-others',
  'update migration_rehearsal set finished_at = now() where flow = $1 and to_version <> $2 and finished_at is null',
);
/** None where one of the same flow is under way. */
const begin = statement<Rehearsal>(
  'rehearsal-begin',
  `insert into migration_rehearsal (flow, to_version, requested_by, total, until_id)
    select $1, $2, $3, count(*), coalesce(max(id), 0) from application where flow = $1
    on conflict (flow) where finished_at is null do nothing returning ${shown}`,
);
/** The newest ones of a flow. */
const list = statement<Rehearsal>(
  'rehearsal-list',
  `select ${shown} from migration_rehearsal where flow = $1 order by created_at desc limit 20`,
);
/** None where it has ended; it goes on behind `last_id`, up to `until_id`. */
const underWay = statement<{ flow: string; to_version: number; last_id: string; until_id: string }>(
  'rehearsal-under-way',
  'select flow, to_version, last_id::text, until_id::text from migration_rehearsal where id = $1 and finished_at is null',
);
/** Counts a batch, once however often it is done. $2 its last id, $3 how many, $4 migrated, $5 failures */
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
const giveUp = statement(
  'rehearsal-give-up',
  'update migration_rehearsal set finished_at = now(), is_given_up = true where id = $1 and finished_at is null',
);
/** How many applications of a flow stand in each version. */
const versions = statement<{ version: number; applications: number }>(
  'flow-version-counts',
  'select flow_version as version, count(*)::int as applications from application where flow = $1 group by 1',
);

const queue = 'rehearse-migration';

/** One job works this long and leaves the rest to the next one, so that it never outlives its time. */
const slice = 20_000;
/** After this many applications the process gets to its other work. */
const breath = 20;

const idIn = (data: object): string => String('id' in data ? data.id : '');

/** Releases of flows with their applications, and on every one of these what its migration would do, which changes none. */
@Controller()
export class RehearsalsController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
    private readonly sql: Sql,
    private readonly reader: ReadSql,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {
    this.jobs.register(queue, (data) => this.work(idIn(data)), {
      dropped: async (data, within) => void (await within.run(giveUp, [idIn(data)])),
    });
  }

  @Handles(inspector.versions)
  async versions({ id }: Input<typeof inspector.versions>) {
    const { flow } = this.registry.get(id);
    const rows = await this.reader.run(versions, [flow.id]);
    const counts = new Map(rows.map((row) => [row.version, row.applications]));
    const known = [...new Set([...counts.keys(), ...Array.from({ length: flow.version }, (_, index) => index + 1)])];
    const all = known.toSorted((a, b) => a - b).map((version) => ({ version, applications: counts.get(version) ?? 0 }));
    return { success: true, version: flow.version, versions: all };
  }

  /** Starts one, unless the flow has one under way: that one is answered then. */
  @Handles(inspector.rehearse)
  async rehearse({ id, caller: { actor, address } }: Input<typeof inspector.rehearse>) {
    const { flow } = this.registry.get(id);
    // One without its job would be under way for good, and no other could begin.
    const begun = await this.sql.transaction(async (runner) => {
      await runner.run(endOthers, [flow.id, flow.version]);
      const [row] = await runner.run(begin, [flow.id, flow.version, actor.id ?? '']);
      if (!row) return undefined;
      await this.audit.note({ kind: 'migration.rehearsed', actor, address, details: { flow: flow.id } }, runner);
      await this.jobs.send(queue, { id: row.id }, { within: runner });
      return row;
    });
    const [rehearsal] = begun ? [begun] : await this.sql.run(list, [flow.id]);
    if (!rehearsal) throw new Error('A rehearsal that was under way is gone.');
    return { success: true, rehearsal };
  }

  @Handles(inspector.listRehearsals)
  async listRehearsals({ id }: Input<typeof inspector.listRehearsals>) {
    return { success: true, rehearsals: await this.sql.run(list, [this.registry.get(id).flow.id]) };
  }

  private async work(id: string): Promise<void> {
    const until = Date.now() + slice;
    const [going] = await this.sql.run(underWay, [id]);
    if (!going) return;
    const { flow } = this.registry.get(going.flow);
    // What another release makes of applications, its own worker can say.
    if (flow.version < going.to_version) throw new Error(`flow ${flow.id} has no version ${going.to_version} here`);
    if (flow.version > going.to_version) return void (await this.sql.run(finish, [id]));
    for (let last = going.last_id; ;) {
      const batch = await this.applications.readBatchOnly(flow.id, last);
      const present = batch.filter((stored) => BigInt(stored.id) <= BigInt(going.until_id));
      const end = present.at(-1);
      if (!end) return void (await this.sql.run(finish, [id]));
      const { migrated, failures } = await rehearse(flow, present);
      const values = [id, end.id, present.length, migrated, JSON.stringify(failures)];
      await this.sql.run(progress, values);
      last = end.id;
      if (Date.now() > until) return this.jobs.send(queue, { id });
    }
  }
}

async function rehearse(flow: Flow, batch: readonly StoredApplication[]) {
  const failures: Rehearsal['failures'][number][] = [];
  let migrated = 0;
  for (const [index, stored] of batch.entries()) {
    if (index % breath === 0) await setImmediate();
    if (isOfNewerRelease(flow, stored)) continue;
    const reason = failureOf(flow, stored);
    if (reason !== undefined) failures.push({ application: stored.public_id, version: stored.flow_version, reason });
    else if (awaitsMigration(flow, stored)) migrated += 1;
  }
  return { migrated, failures };
}

/** Why an application would not arrive in the present version; undefined when it would. */
function failureOf(flow: Flow, stored: StoredApplication): string | undefined {
  try {
    const snapshot = presentSnapshot(flow, stored);
    flow.machine.resolveState(snapshot);
    migrationEntry(flow, stored, snapshot);
    return undefined;
  } catch (error) {
    return migrationFailure(error);
  }
}
