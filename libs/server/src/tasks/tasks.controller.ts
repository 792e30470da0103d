import { Controller } from '@nestjs/common';
import { tasks, type TaskView } from '@statewise/contract';
import type { Role } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import { FlowRegistry, flowTranslator } from '../engine/flow-registry.js';
import { Audit } from '../platform/audit/audit.js';
import { deskOf, type Caller } from '../platform/auth/access.js';
import { Sql } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { pageOf } from '../platform/http/keyset.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import { TaskKinds } from './task-kinds.service.js';
import { Tasks } from './tasks.service.js';
import * as statements from './tasks.statements.js';
import type { TaskRow } from './tasks.statements.js';

type Stored = Omit<TaskRow, 'place'>;

/** What waits for the bank's people, as each of them may see it. */
@Controller()
export class TasksController {
  constructor(
    private readonly tasks: Tasks,
    private readonly kinds: TaskKinds,
    private readonly registry: FlowRegistry,
    private readonly audit: Audit,
    private readonly sql: Sql,
  ) {}

  /** A page of a list, the first deadline first. */
  @Handles(tasks.page)
  async page(input: Input<typeof tasks.page>) {
    const { kind, list, due_before = null, application = null, cursor, limit, caller, language } = input;
    const { actor } = caller;
    const kinds = this.kinds.for(actor.role).filter((one) => kind === undefined || one === kind);
    const values = [kinds, deskOf(actor), cursor?.at ?? null, cursor?.id ?? null, due_before, application, limit + 1];
    const { page, next_cursor } = pageOf(await this.sql.run(statements.pages[list], values), limit);
    return { success: true, tasks: await this.shown(page, language), next_cursor };
  }

  @Handles(tasks.counts)
  async counts({ caller, language }: Input<typeof tasks.counts>) {
    return { success: true, counts: await this.tasks.counts(caller, language) };
  }

  @Handles(tasks.assignees)
  async assignees({ kind = '' }: Input<typeof tasks.assignees>) {
    return { success: true, people: await this.kinds.assigneesOf(kind) };
  }

  /** One task; `REQUEST.NOT_FOUND` where it does not wait, or for others. */
  @Handles(tasks.read)
  async read({ id, caller, language }: Pick<Input<typeof tasks.read>, 'id' | 'caller' | 'language'>) {
    return { success: true, task: demandFound((await this.shown([await this.find(id, caller)], language))[0]) };
  }

  /** Takes, hands over or gives back. `TASK.TAKEN` where it is no longer that of `from`, or the new person cannot do it. */
  @Handles(tasks.assign)
  async assign({ id, body: { account, from }, caller, language }: Input<typeof tasks.assign>) {
    const task = await this.find(id, caller);
    const roles: readonly Role[] = this.kinds.rolesOf(task.kind);
    const isGiven = await this.sql.transaction(async (runner) => {
      if ((await runner.run(statements.assign, [id, account, from, roles])).length === 0) return false;
      const details = { task: task.kind, given: account !== null };
      await this.audit.note({ kind: 'task.assigned', ...noted(task, caller, account ?? undefined), details }, runner);
      return true;
    });
    const now = await this.read({ id, caller, language });
    // A call that is repeated has what it asked for.
    if (!isGiven && (now.task.assigned_to?.id ?? null) !== account) throw new Problem('TASK.TAKEN');
    return now;
  }

  /** Takes a task out of the lists until an instant, or brings it back. */
  @Handles(tasks.putOff)
  async putOff({ id, body: { until }, caller, language }: Input<typeof tasks.putOff>) {
    const task = await this.find(id, caller);
    await this.sql.transaction(async (runner) => {
      await runner.run(statements.delay, [id, until]);
      const details = { task: task.kind, until: until ?? '' };
      await this.audit.note({ kind: 'task.delayed', ...noted(task, caller), details }, runner);
    });
    return this.read({ id, caller, language });
  }

  /** Takes a notice off the caller's own desk; `REQUEST.NOT_FOUND` for what is none of theirs. */
  @Handles(tasks.dismiss)
  async dismiss({ id, caller: { actor } }: Input<typeof tasks.dismiss>): Promise<void> {
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
