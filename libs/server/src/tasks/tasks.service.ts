import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { TaskCount } from '@statewise/contract';
import type { Flow } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import { FlowRegistry } from '../engine/flow-registry.js';
import { deskOf, type Caller } from '../platform/auth/access.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { Replicas } from '../platform/health/replicas.js';
import { TaskKinds } from './task-kinds.service.js';
import * as statements from './tasks.statements.js';

/** What waits for the bank's people: by which rules, and how much. */
@Injectable()
export class Tasks implements OnApplicationBootstrap {
  constructor(
    private readonly sql: Sql,
    private readonly kinds: TaskKinds,
    private readonly registry: FlowRegistry,
    private readonly replicas: Replicas,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.replicas.whenNewest(() => this.declare());
  }

  /**
   * Writes down when applications wait for the bank's people: triggers keep the tasks from then on. Where a flow declares other
   * rules than before, its applications are looked through.
   */
  private async declare(): Promise<void> {
    const flows = this.registry.all().map(({ flow }) => flow);
    const ids = flows.map(({ id }) => id);
    const rules = flows
      .flatMap(rulesOf)
      .toSorted((one, other) => (one.flow < other.flow ? -1 : one.flow > other.flow ? 1 : 0));
    const areWritten = async (runner: SqlRunner): Promise<boolean> => {
      const [before] = await runner.run(statements.readRules, [ids]);
      return isDeepStrictEqual(before?.rules, rules);
    };
    if (await areWritten(this.sql)) return;
    const isWritten = await this.sql.transaction(async (runner) => {
      await runner.run(statements.lockRules, []);
      // By another replica, while this one waited for the lock.
      if (await areWritten(runner)) return false;
      await runner.run(statements.dropRules, [ids]);
      await runner.run(statements.writeRules, [JSON.stringify(rules)]);
      await this.lookThrough(ids, runner);
      return true;
    });
    // What another release saved meanwhile went by the rules from before.
    if (isWritten) await this.lookThrough(ids, this.sql);
  }

  private async lookThrough(flows: readonly string[], runner: SqlRunner): Promise<void> {
    await runner.run(statements.endUndeclared, [flows]);
    await runner.run(statements.beginDeclared, [flows]);
  }

  /** How much waits of each kind that the caller can do something about. */
  async counts({ actor }: Pick<Caller, 'actor'>, language: Language): Promise<TaskCount[]> {
    const rows = await this.sql.run(statements.counts, [this.kinds.for(actor.role), deskOf(actor)]);
    return Promise.all(rows.map(async (row) => ({ ...row, label: await this.kinds.label(row.kind, language) })));
  }
}

const rulesOf = ({ id: flow, tasks = [] }: Flow) =>
  tasks.map(({ kind, states, statuses = {}, days, dueFact }, place) => ({
    flow,
    place,
    kind,
    states: states ?? null,
    statuses,
    days,
    due_fact: dueFact ?? null,
  }));
