import { applications, statusTypes, transitionsOfListed, type ListedApplication } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowEngine } from '../engine/flow-engine.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { StepNumbering } from '../engine/step-numbers.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { ReadSql } from '../platform/database/read-sql.js';
import { Sql } from '../platform/database/sql.js';
import { tableFile } from '../platform/export/table-export.js';
import { Replicas } from '../platform/health/replicas.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { ApplicationSearch, type Found } from './application-search.js';
import { isMasked, maskedText, insidersView, storedView } from './application-view.js';
import { cursorOf, listQueryOf, type ListQuery } from './list-query.js';
import { transitionView } from './transition-view.js';
import { declareListed, readShown, type ListRow } from './list.statements.js';

const listColumns = [
  ...(['id', 'flow', 'flow_version', 'state', 'is_ended', 'unreadable', 'name', 'email', 'amount'] as const),
  ...statusTypes.map((type) => `${type}_status_id` as const),
  ...(['locale', 'version', 'created_at', 'updated_at', 'is_test'] as const),
].map((name) => ({ name, value: (row: ListedApplication) => row[name] }));

/** A list shows no codes. */
const noCodes = Buffer.alloc(0);

/** Pages through the applications by key and never by offset. */
@Controller()
export class ApplicationListController implements OnApplicationBootstrap {
  constructor(
    private readonly sql: Sql,
    private readonly reader: ReadSql,
    private readonly finder: ApplicationSearch,
    private readonly engine: FlowEngine,
    private readonly registry: FlowRegistry,
    private readonly numbering: StepNumbering,
    private readonly repository: ApplicationRepository,
    private readonly replicas: Replicas,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.replicas.whenNewest(() => this.declare());
  }

  /** Writes down by which answers each flow's applications are listed and found, for the triggers that keep their words. */
  private async declare(): Promise<void> {
    const declared: object[] = [];
    for (const { flow } of this.registry.all()) {
      const numbers = await this.numbering.of(flow.id);
      for (const [place, { step, field, as: listed_as }] of flow.listing.entries())
        declared.push({ flow: flow.id, step: numbers.toKept(step), field, listed_as, place });
    }
    await this.sql.run(declareListed, [JSON.stringify(declared)]);
  }

  @Handles(applications.page)
  page({ expand, caller, ...query }: Input<typeof applications.page>) {
    return this.pageOf(listQueryOf(query), caller.actor, expand !== undefined);
  }

  @Handles(applications.search)
  search({ body, caller }: Input<typeof applications.search>) {
    return this.pageOf(listQueryOf(body), caller.actor);
  }

  @Handles(applications.exportList)
  exportList({ body: { format, ...query }, caller }: Input<typeof applications.exportList>) {
    const pages = this.pages(listQueryOf({ ...query, limit: 100 }), caller.actor);
    return tableFile('applications', format, listColumns, pages);
  }

  /**
   * A page as an actor may see it: testers find people by no word, and see dots in their place. Of an expanded one each
   * application has the beginning of its log.
   */
  private async pageOf(asked: ListQuery, actor: Actor, isExpanded = false) {
    const query = seenBy(actor, asked);
    const { applications, next, isPartial, total } = await this.part(query, actor, isExpanded);
    return {
      success: true,
      applications,
      next_cursor: next ? cursorOf(next) : null,
      is_partial: isPartial,
      total: total ? { count: total.count, is_exact: total.isExact } : null,
      left_out: await this.leftOut(query, total, actor),
    };
  }

  /** What an order by amount leaves out: applications without one, counted where both lists are short enough to be. */
  private async leftOut(query: ListQuery, shown: Found['total'], actor: Actor) {
    if (query.sort !== 'amount' || query.amount_from !== undefined || query.amount_to !== undefined) return null;
    const inOrder = { ...query, sort: 'newest', cursor: undefined, limit: 1 } as const;
    const { total: all } = await this.finder.find(inOrder, actor);
    return { count: all?.isExact && shown?.isExact ? all.count - shown.count : null };
  }

  /** One page behind the other, from where a query begins. */
  async *pages(asked: ListQuery, actor: Actor): AsyncGenerator<ListedApplication[]> {
    const query = seenBy(actor, asked);
    for (let cursor = query.cursor; ;) {
      const { applications, next } = await this.part({ ...query, cursor }, actor);
      yield applications;
      cursor = next;
      if (next === undefined) return;
    }
  }

  private async part(query: ListQuery, actor: Actor, isExpanded = false) {
    const { ids, ...found } = await this.finder.find(query, actor);
    const rows = ids.length > 0 ? await this.reader.run(readShown, [ids]) : [];
    const logs = isExpanded ? await this.repository.beginnings(rows, transitionsOfListed) : undefined;
    const older = await this.older(rows);
    const applications: ListedApplication[] = [];
    for (const row of rows) {
      const application = this.shown((await this.numbering.of(row.flow)).present(row), actor, older.get(row.id));
      const transitions = logs && { transitions: logs.get(row.id)?.map((entry) => transitionView(entry, actor)) };
      applications.push({ ...application, ...transitions });
    }
    return { ...found, applications };
  }

  /** Those of a page that await a migration, whole: it may ask for what a list does not read. */
  private async older(rows: readonly ListRow[]): Promise<ReadonlyMap<string, StoredApplication>> {
    const awaiting = rows.filter((row) => this.registry.awaitsMigration(row));
    const older = new Map<string, StoredApplication>();
    for (const wanted of new Set(awaiting.map(({ flow }) => flow))) {
      const ids = awaiting.filter(({ flow }) => flow === wanted).map(({ id }) => id);
      for (const stored of await this.repository.readSeveral(wanted, ids)) older.set(stored.id, stored);
    }
    return older;
  }

  private shown(
    { name, email, amount, ...row }: ListRow,
    actor: Actor,
    older: StoredApplication | undefined,
  ): ListedApplication {
    const stored = older ?? {
      ...row,
      code: '',
      sealed_codes: noCodes,
      steps: [],
      contacts: [],
      earlier: null,
      made_by: null,
      log_head: null,
    };
    const { code: _, ...view } = this.registry.isOfNewerRelease(row)
      ? { ...storedView(stored), unreadable: 'newer' as const }
      : insidersView(this.engine.outcomeOf(stored));
    const person = isMasked(actor, row.facts)
      ? { name: maskedText(name), email: maskedText(email), amount: null }
      : { name, email, amount };
    return { id: row.public_id, ...person, ...view, flow_version: row.flow_version };
  }
}

/** For testers, a query without what would tell of people: nothing but a code or id finds anything, and amounts narrow nothing. */
function seenBy({ role }: Actor, query: ListQuery): ListQuery {
  if (role !== 'qa') return query;
  const sort = query.sort === 'amount' ? 'newest' : query.sort;
  return { ...query, isNaming: true, amount_from: undefined, amount_to: undefined, sort };
}
