import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Assignee, NewAssignee, TaskCount, TaskQuery, TaskView } from '@statewise/contract';
import type { Flow, Role } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import { FlowRegistry, flowTranslator } from '../engine/flow-registry.js';
import { Audit } from '../platform/audit/audit.js';
import { deskOf, type Caller } from '../platform/auth/access.js';
import { Sql } from '../platform/database/sql.js';
import { pageOf } from '../platform/http/keyset.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import { TaskKinds } from './task-kinds.service.js';
import * as statements from './tasks.statements.js';
import type { TaskRow } from './tasks.statements.js';

type Stored = Omit<TaskRow, 'place'>;

/** What waits for the bank's people, as each of them may see it. */
@Injectable()
export class Tasks implements OnApplicationBootstrap {
  constructor(
    private readonly sql: Sql,
    private readonly kinds: TaskKinds,
    private readonly registry: FlowRegistry,
    private readonly audit: Audit,
  ) {}

  /**
   * Writes down when applications wait for the bank's people: triggers keep the tasks from then on. Where a flow declares other
   * rules than before, its applications are looked through once.
   */
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

  /** A page of a list, the first deadline first. */
  async page(query: Readonly<TaskQuery>, { actor }: Caller, language: Language) {
    const { kind, list, due_before = null, application = null, cursor, limit } = query;
    const kinds = this.kinds.for(actor.role).filter((one) => kind === undefined || one === kind);
    const values = [kinds, deskOf(actor), cursor?.at ?? null, cursor?.id ?? null, due_before, application, limit + 1];
    const { page, next_cursor } = pageOf(await this.sql.run(statements.pages[list], values), limit);
    return { tasks: await this.shown(page, language), next_cursor };
  }

  /** How much waits of each kind that the caller can do something about. */
  async counts({ actor }: Pick<Caller, 'actor'>, language: Language): Promise<TaskCount[]> {
    const rows = await this.sql.run(statements.counts, [this.kinds.for(actor.role), deskOf(actor)]);
    return Promise.all(rows.map(async (row) => ({ ...row, label: await this.kinds.label(row.kind, language) })));
  }

  /** Who can be given a task of some kind. */
  assignees(): Promise<Assignee[]> {
    return this.sql.run(statements.assignees, [this.kinds.rolesOf('')]);
  }

  /** One task; `REQUEST.NOT_FOUND` where it does not wait, or for others. */
  async read(id: string, caller: Caller, language: Language): Promise<TaskView> {
    return demandFound((await this.shown([await this.find(id, caller)], language))[0]);
  }

  /** Takes, hands over or gives back. `TASK.TAKEN` where it is no longer that of `from`, or the new person cannot do it. */
  async assign(id: string, { account, from }: NewAssignee, caller: Caller, language: Language): Promise<TaskView> {
    const task = await this.find(id, caller);
    const roles: readonly Role[] = this.kinds.rolesOf(task.kind);
    const isGiven = await this.sql.transaction(async (runner) => {
      if ((await runner.run(statements.assign, [id, account, from, roles])).length === 0) return false;
      const details = { task: task.kind, given: account !== null };
      await this.audit.note({ kind: 'task.assigned', ...noted(task, caller, account ?? undefined), details }, runner);
      return true;
    });
    const now = await this.read(id, caller, language);
    // A call that is repeated has what it asked for.
    if (!isGiven && (now.assigned_to?.id ?? null) !== account) throw new Problem('TASK.TAKEN');
    return now;
  }

  /** Takes a task out of the lists until an instant, or brings it back. */
  async putOff(id: string, until: string | null, caller: Caller, language: Language): Promise<TaskView> {
    const task = await this.find(id, caller);
    await this.sql.transaction(async (runner) => {
      await runner.run(statements.delay, [id, until]);
      const details = { task: task.kind, until: until ?? '' };
      await this.audit.note({ kind: 'task.delayed', ...noted(task, caller), details }, runner);
    });
    return this.read(id, caller, language);
  }

  /** Takes a notice off the caller's own desk; `REQUEST.NOT_FOUND` for what is none of theirs. */
  async dismiss(id: string, { actor }: Caller): Promise<void> {
    demandFound((await this.sql.run(statements.dismiss, [id, deskOf(actor)]))[0]);
  }

  private async find(id: string, { actor }: Caller): Promise<Stored> {
    const values = [this.kinds.for(actor.role), deskOf(actor), id];
    const { place: _, ...task } = demandFound((await this.sql.run(statements.one, values))[0]);
    return task;
  }

  private async shown(rows: readonly Stored[], language: Language): Promise<TaskView[]> {
    const bySubject = new Map<string, Awaited<ReturnType<TaskKinds['describe']>>>();
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const subjects = rows.filter((row) => row.kind === kind).map(({ subject }) => subject);
      bySubject.set(kind, await this.kinds.describe(kind, subjects));
    }
    return Promise.all(
      rows.map(async ({ application_id, flow, name, ...row }) => {
        const described = bySubject.get(row.kind)?.get(row.subject);
        const application =
          application_id !== null && flow !== null && (await this.application(application_id, flow, name, language));
        return {
          ...row,
          label: await this.kinds.label(row.kind, language),
          title: described?.title ?? name ?? '',
          by: described?.by ?? null,
          application: application || null,
        };
      }),
    );
  }

  private async application(id: string, flow: string, name: string | null, language: Language) {
    const of = this.registry.all().find((registered) => registered.flow.id === flow);
    return { id, flow, title: of ? (await flowTranslator(of, language)).text('title') : flow, name };
  }
}

/** What the audit keeps of an act on a task. */
const noted = ({ application_id }: Stored, { actor, address }: Caller, subject?: string) => ({
  actor,
  address,
  ...(application_id !== null && { application: application_id }),
  ...(subject !== undefined && { subject }),
});

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
