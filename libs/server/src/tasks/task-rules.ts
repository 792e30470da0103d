import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Flow } from '@statewise/flow';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Sql } from '../platform/database/sql.js';
import * as statements from './tasks.statements.js';

/** Writes down, at each start, when applications wait for the bank's people: triggers keep the tasks from then on. */
@Injectable()
export class TaskRules implements OnApplicationBootstrap {
  constructor(
    private readonly sql: Sql,
    private readonly registry: FlowRegistry,
  ) {}

  /** Where a flow declares other rules than before, its applications are looked through once. */
  async onApplicationBootstrap(): Promise<void> {
    const flows = this.registry.all().map(({ flow }) => flow);
    const ids = flows.map(({ id }) => id);
    const rules = flows
      .flatMap(rulesOf)
      .toSorted((one, other) => (one.flow < other.flow ? -1 : one.flow > other.flow ? 1 : 0));
    const [before] = await this.sql.run(statements.readRules, [ids]);
    if (isDeepStrictEqual(before?.rules, rules)) return;
    await this.sql.transaction(async (runner) => {
      await runner.run(statements.lockRules, []);
      await runner.run(statements.dropRules, [ids]);
      await runner.run(statements.writeRules, [JSON.stringify(rules)]);
      await runner.run(statements.endUndeclared, [ids]);
      await runner.run(statements.beginDeclared, [ids]);
    });
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
