import type { ListedApplication } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { normaliseCode } from '@statewise/i18n';
import { Injectable } from '@nestjs/common';
import { FlowEngine } from '../engine/flow-engine.js';
import { Sql } from '../platform/database/sql.js';
import { isPublicId } from './application-access.js';
import { ApplicationSearch } from './application-search.js';
import { viewOf } from './application-view.js';
import { cursorOf, type ListQuery } from './list-query.js';
import { readShown, type ListRow } from './list.statements.js';
import { isMasked, maskedText } from './masking.js';

/** A list shows no codes. */
const noCodes = Buffer.alloc(0);

/** Pages through the applications by key and never by offset. */
@Injectable()
export class ApplicationList {
  constructor(
    private readonly sql: Sql,
    private readonly search: ApplicationSearch,
    private readonly engine: FlowEngine,
  ) {}

  /** A page as an actor may see it: testers find people by no word, and see dots in their place. */
  async page(query: ListQuery, actor: Actor) {
    const { ids, next, isPartial, total } = await this.search.find(actor.role === 'qa' ? ofCharts(query) : query);
    const rows = ids.length > 0 ? await this.sql.run(readShown, [ids]) : [];
    return {
      applications: rows.map((row) => this.shown(row, actor)),
      next_cursor: next ? cursorOf(next) : null,
      is_partial: isPartial,
      total: total ? { count: total.count, is_exact: total.isExact } : null,
    };
  }

  private shown({ name, email, amount, ...row }: ListRow, actor: Actor): ListedApplication {
    const stored = { ...row, code: '', sealed_codes: noCodes, steps: [], contacts: [], earlier: null, log_head: null };
    const { code: _, ...view } = viewOf(this.engine.outcomeOf(stored));
    const person = isMasked(actor, row.facts)
      ? { name: maskedText(name), email: maskedText(email), amount: null }
      : { name, email, amount };
    return { id: row.public_id, ...person, ...view, flow_version: row.flow_version };
  }
}

/** A query without what would tell of people: a word that is no code or id finds nothing, and amounts narrow nothing. */
function ofCharts(query: ListQuery): ListQuery {
  const { q } = query;
  const isNaming = q === undefined || isPublicId(q) || normaliseCode(q) !== undefined;
  const sort = query.sort === 'amount' ? 'newest' : query.sort;
  return { ...query, q: isNaming ? q : '', amount_from: undefined, amount_to: undefined, sort };
}
