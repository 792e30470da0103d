import { Injectable } from '@nestjs/common';
import { describeChart, endStates, stateValue, statesTagged, type ChartDescription, type Flow } from '@statewise/flow';
import { ApplicationRepository } from '../engine/application.repository.js';
import { awaitsMigration, broughtUp, isOfNewerRelease } from '../engine/brought-up.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Config } from '../platform/config/config.js';
import { Sql, type SqlRunner, statement } from '../platform/database/sql.js';
import { within } from '../platform/http/within.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Log } from '../platform/logging/log.js';
import { describe } from '../platform/problem/problem.filter.js';
import { removalTimeout } from '../platform/storage/files.js';
import {
  defer,
  eraseDue,
  hasten,
  holdForReview,
  keepPeriods,
  leave,
  readPeriods,
  type HeldApplication,
} from './due.statements.js';

// Steps, contacts, the log, notes and mails go with the row; what belongs to it elsewhere is abandoned and swept by its owner.
const erase = statement<{ erase_applications: number }>('application-erase', 'select erase_applications($1::bigint[])');

// Jobs name an application or one of its mails.
const dropJobs = statement(
  'application-drop-jobs',
  `delete from jobs.job where data->>'id' = any($1::text[])
    or data->>'id' in (select id::text from outbox where application_id = any($1::bigint[]))`,
);

/** Answers the applications that are erased along with one. */
type KinOf = (id: string, runner: SqlRunner) => Promise<readonly Pick<StoredApplication, 'id' | 'public_id'>[]>;

/** Takes applications out of the database for good: one on request, and those whose time is over. */
@Injectable()
export class Erasure {
  private readonly kin: KinOf[] = [];
  private readonly sweeps: (() => Promise<unknown>)[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly log: Log,
  ) {
    this.jobs.schedule('application-retention', '17 * * * *', async () => void (await this.eraseDue()));
    this.jobs.schedule('answered-calls', '41 * * * *', () => this.applications.forgetAnswered());
  }

  /** Names what is erased along: of the same person alone, such as what a store wrote down. */
  alsoErases(kinOf: KinOf): void {
    this.kin.push(kinOf);
  }

  /** The applications that go with one. */
  async kinOf(id: string, runner: SqlRunner = this.sql): ReturnType<KinOf> {
    const kin: Awaited<ReturnType<KinOf>>[] = [];
    for (const kinOf of this.kin) kin.push(await kinOf(id, runner));
    return kin.flat();
  }

  /** Names what is to be swept at once after an application was erased on request. */
  afterErasing(sweep: () => Promise<unknown>): void {
    this.sweeps.push(sweep);
  }

  /** Takes these applications with all that names their person out of the database; `sweep` follows once it is committed. */
  async remove(going: readonly Pick<StoredApplication, 'id'>[], runner: SqlRunner): Promise<void> {
    const ids = going.map(({ id }) => id);
    await runner.run(dropJobs, [ids]);
    await runner.run(erase, [ids]);
  }

  /**
   * Removes what an erased application leaves elsewhere, such as files, and waits for a store no longer than a person may for the
   * answer; what fails is swept by the next job.
   */
  async sweep(id: string): Promise<void> {
    this.log.info({ application: id }, 'application erased on request');
    const all = Promise.all(this.sweeps.map((sweep) => sweep()));
    await within(AbortSignal.timeout(removalTimeout), all).catch((error: unknown) =>
      this.log.warn(describe(error), 'files of an erased application are left'),
    );
  }

  /**
   * Erases applications that were not touched for as long as their kind is kept; answers how many. Reads those alone whose
   * time may be over. What a newer release has moved is kept by periods that this one cannot tell: it is left to that.
   */
  async eraseDue(): Promise<number> {
    const { unsentDays, sentDays, contractDays } = this.config.retention;
    const contracts = this.statesWhere((chart) => statesTagged(chart, 'sent'));
    const periods = [unsentDays, sentDays, contractDays, contracts, this.statesWhere(endStates)];
    await this.followPeriods(JSON.stringify(periods));
    let erased = 0;
    for (let held = 1; held > 0;) {
      // Later statements see what was written before the first one got its locks.
      await this.sql.transaction(async (runner) => {
        const rows = await runner.run(holdForReview, []);
        held = rows.length;
        if (held === 0) return;
        const states = await this.statesOf(rows, runner);
        const unknown = rows.flatMap(({ id }) => (states.has(id) ? [] : [id]));
        if (unknown.length > 0) await runner.run(leave, [unknown]);
        const values = [...periods, [...states.keys()], [...states.values()]];
        const [done] = await runner.run(eraseDue, values);
        erased += done?.erased ?? 0;
        await runner.run(defer, values);
      });
    }
    if (erased > 0) this.log.info({ erased }, 'applications erased whose time was over');
    return erased;
  }

  /** Where those applications stand in the present charts, by id; without those that these have no place for. */
  private async statesOf(held: readonly HeldApplication[], runner: SqlRunner): Promise<Map<string, string>> {
    const states = new Map<string, string>();
    for (const { flow } of this.registry.all()) {
      const known = held.filter((row) => row.flow === flow.id && !isOfNewerRelease(flow, row));
      const older = known.flatMap((row) => (awaitsMigration(flow, row) ? [row.id] : []));
      for (const { id, state } of known) if (!older.includes(id) && hasState(flow, state)) states.set(id, state);
      if (older.length === 0) continue;
      for (const stored of await this.applications.readSeveral(flow.id, older, runner)) {
        const state = presentState(flow, stored);
        if (state !== undefined && hasState(flow, state)) states.set(stored.id, state);
      }
    }
    return states;
  }

  /** Where other periods were set than at the last look, what was left for later by those is looked at again. */
  private async followPeriods(periods: string): Promise<void> {
    const [kept] = await this.sql.run(readPeriods, []);
    if (kept?.value === periods) return;
    while ((await this.sql.run(hasten, [])).length > 0);
    await this.sql.run(keepPeriods, [periods]);
  }

  private statesWhere(choose: (chart: ChartDescription) => Iterable<string>): string[] {
    return this.registry
      .all()
      .flatMap(({ flow }) => [...choose(describeChart(flow.machine))].map((path) => `${flow.id} ${path}`));
  }
}

/** A release adds states without a version of its own: not all of the newest are in the chart of each replica. */
const hasState = (flow: Flow, state: string): boolean => stateValue(flow.machine, state) !== undefined;

/** The state to which its flow's migrations bring an application; undefined where they fail. */
function presentState(flow: Flow, stored: StoredApplication): string | undefined {
  try {
    return broughtUp(flow, stored).state;
  } catch {
    return undefined;
  }
}
