import { Injectable } from '@nestjs/common';
import type { Assignee } from '@statewise/contract';
import type { Role } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import { Config } from '../platform/config/config.js';
import { FlowRegistry, flowTranslator } from '../engine/flow-registry.js';
import { Sql } from '../platform/database/sql.js';
import { assignees } from './tasks.statements.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What a task is about and who caused it. */
export interface TaskDescription {
  readonly subject: string;
  /** Null where its application says it. */
  readonly title: string | null;
  readonly by: Assignee | null;
}

/** A kind of tasks that a capability keeps. */
export interface TaskKind {
  readonly kind: string;
  /** Who can do something about it: nobody else hears of it. */
  readonly roles: readonly Role[];
  /** What its tasks are called; the platform's own are in its texts. */
  readonly labels?: Readonly<Record<Language, string>>;
  /** What tasks of these subjects are about; without it, all are named by their applications. */
  readonly describe?: (subjects: readonly string[]) => Promise<readonly TaskDescription[]>;
}

const texts: Readonly<Record<Language, { readonly kinds: Readonly<Record<string, string>> }>> = { en, nl, fr };

/** The kinds of tasks that there are: those of the registered flows, and those that capabilities name. */
@Injectable()
export class TaskKinds {
  /** Who works on what flows declare, and decides. */
  readonly caseWorkers: readonly Role[];
  private readonly named: TaskKind[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly registry: FlowRegistry,
    { adminDecides }: Config,
  ) {
    this.caseWorkers = adminDecides ? ['staff', 'admin'] : ['staff'];
  }

  /** Names a kind; to be called while modules initialise. */
  register(kind: TaskKind): void {
    this.named.push(kind);
  }

  /** The kinds that a role can do something about, those of flows first. */
  for(role: Role): string[] {
    const declared = this.registry.all().flatMap(({ flow: { tasks = [] } }) => tasks.map(({ kind }) => kind));
    const own = this.named.filter(({ roles }) => roles.includes(role)).map(({ kind }) => kind);
    return [...new Set([...(this.caseWorkers.includes(role) ? declared : []), ...own])];
  }

  /** The roles that can do something about a kind. */
  rolesOf(kind: string): readonly Role[] {
    return this.named.find((one) => one.kind === kind)?.roles ?? this.caseWorkers;
  }

  /** Who can be given a task of a kind, by their names. */
  async assigneesOf(kind: string): Promise<readonly Assignee[]> {
    return this.sql.run(assignees, [this.rolesOf(kind)]);
  }

  /** What a kind is called. */
  async label(kind: string, language: Language): Promise<string> {
    const named = this.named.find((one) => one.kind === kind);
    if (named) return named.labels?.[language] ?? texts[language].kinds[kind] ?? kind;
    const of = this.registry.all().find(({ flow }) => flow.tasks?.some((rule) => rule.kind === kind));
    return of ? (await flowTranslator(of, language)).text(`task.${kind}`) : kind;
  }

  /** What the tasks of a kind are about, by subject. */
  async describe(kind: string, subjects: readonly string[]): Promise<ReadonlyMap<string, TaskDescription>> {
    const found = await this.named.find((one) => one.kind === kind)?.describe?.(subjects);
    return new Map((found ?? []).map((description) => [description.subject, description]));
  }
}
