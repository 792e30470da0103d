import { Injectable } from '@nestjs/common';
import { bulkActs, type BulkActKind } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { ApplicationAccess } from '../applications/application-access.js';
import { Notes } from '../cases/notes.service.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import type { StoredApplication } from '../engine/stored-application.js';
import type { Caller } from '../platform/auth/access.js';
import { presentRole } from '../platform/auth/present-role.js';
import { isDatabaseOutage } from '../platform/database/outage.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { jobTrouble } from '../platform/jobs/job-trouble.js';
import { Log } from '../platform/logging/log.js';
import { Problem } from '../platform/problem/problem.js';
import * as statements from './bulk-acts.statements.js';
import type { BulkActUnderWay, BulkItem, BulkOutcome } from './bulk-acts.statements.js';
import { refusalOf } from './refusal.js';

/** The queue of what was begun. */
export const bulkQueue = 'bulk-act';

/** Milliseconds that one job works before it leaves the rest to the next one. */
const slice = 20_000;

/** Another worker was first with an application: what this one did with it is rolled back. */
class AlreadySettled extends Error {}

const whoOf = { jump: bulkActs.jump.who, note: bulkActs.note.who } as const;

const idIn = (data: object): string => String('id' in data ? data.id : '');

/** Whether a role may do an act, as its operation declares. */
export const maySubmit = (act: BulkActKind, { role }: Pick<Actor, 'role'>): boolean => whoOf[act].roles.includes(role);

/**
 * Does what was begun, an application at a time. Each is settled in the transaction that changes it, so that a worker that
 * is killed, or two at once, reach none twice.
 */
@Injectable()
export class BulkActRunner {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly applications: ApplicationRepository,
    private readonly registry: FlowRegistry,
    private readonly access: ApplicationAccess,
    private readonly notes: Notes,
    private readonly log: Log,
  ) {
    this.jobs.register(bulkQueue, (data) => this.work(idIn(data)), {
      dropped: (data, within) => this.finish(idIn(data), 'failed', within),
    });
  }

  /** Goes on with an act until it has ended or the time of a job is over; nothing where it is not under way. */
  async work(id: string): Promise<void> {
    const until = Date.now() + slice;
    const [bulk] = await this.sql.run(statements.underWay, [id]);
    if (!bulk) return;
    for (;;) {
      const items = await this.sql.run(statements.next, [id]);
      if (items.length === 0) return void (await this.sql.run(statements.end, [id]));
      for (const item of items) {
        const caller = await this.callerOf(bulk);
        if (caller) await this.reach(bulk, item, caller);
        else return this.finish(id, 'rights', this.sql);
      }
      if (Date.now() > until) return this.jobs.send(bulkQueue, { id });
    }
  }

  /** Ends an act with one outcome for all that it has not reached. */
  private async finish(id: string, outcome: BulkOutcome, runner: SqlRunner): Promise<void> {
    await runner.run(statements.settleRest, [id, outcome]);
    await runner.run(statements.end, [id]);
  }

  /** Who does it, with the rights that they have now; undefined where they may not any more. */
  private async callerOf({ act, made_by, address }: BulkActUnderWay): Promise<Caller | undefined> {
    const [found] = await this.sql.run(presentRole, [made_by]);
    if (!found || !maySubmit(act, found)) return undefined;
    return { actor: { role: found.role, id: made_by }, who: whoOf[act], ...(address !== null && { address }) };
  }

  private async reach(bulk: BulkActUnderWay, item: BulkItem, caller: Caller): Promise<void> {
    const stored = await this.applications.read('publicId', item.application);
    const settle = async (outcome: BulkOutcome, runner: SqlRunner): Promise<void> => {
      const settled = await runner.run(statements.settle, [bulk.id, item.place, outcome]);
      if (settled.length === 0) throw new AlreadySettled();
    };
    try {
      if (!stored) throw new Problem('APPLICATION.NOT_FOUND');
      await this.actOn(stored, bulk, item, caller, (runner) => settle('done', runner));
    } catch (error) {
      if (error instanceof AlreadySettled) return;
      if (isDatabaseOutage(error)) throw error;
      const outcome = this.outcomeOf(error, stored);
      await this.sql.run(statements.settle, [bulk.id, item.place, outcome]);
    }
  }

  /** The single act, with `settle` in its transaction. */
  private async actOn(
    stored: StoredApplication,
    { act, payload }: BulkActUnderWay,
    { version }: BulkItem,
    caller: Caller,
    settle: (runner: SqlRunner) => Promise<void>,
  ): Promise<void> {
    if (act === 'jump') {
      const event = { type: 'application.jump', state: payload.to_state, reason: payload.reason };
      await this.access.sendTo(stored, event, { ...caller, version, alongside: settle });
      return;
    }
    await this.sql.transaction(async (runner) => {
      await settle(runner);
      await this.notes.write(stored, payload.text ?? '', caller, runner);
    });
  }

  private outcomeOf(error: unknown, stored: StoredApplication | undefined): BulkOutcome {
    try {
      return refusalOf(error, stored && this.registry.get(stored.flow).flow, stored);
    } catch (mistake) {
      this.log.error(jobTrouble(mistake), 'an application could not be acted on');
      return 'failed';
    }
  }
}
