import type { ListedApplication } from '@statewise/contract';
import { Injectable } from '@nestjs/common';
import { FlowEngine } from '../engine/flow-engine.js';
import { Sql } from '../platform/database/sql.js';
import { ApplicationSearch } from './application-search.js';
import { viewOf } from './application-view.js';
import { cursorOf, type ListQuery } from './list-query.js';
import { readShown, type ListRow } from './list.statements.js';

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

  async page(query: ListQuery) {
    const { ids, next, isPartial, total } = await this.search.find(query);
    const rows = ids.length > 0 ? await this.sql.run(readShown, [ids]) : [];
    return {
      applications: rows.map((row) => this.shown(row)),
      next_cursor: next ? cursorOf(next) : null,
      is_partial: isPartial,
      total: total ? { count: total.count, is_exact: total.isExact } : null,
    };
  }

  private shown({ name, email, amount, ...row }: ListRow): ListedApplication {
    const stored = { ...row, code: '', sealed_codes: noCodes, steps: [], contacts: [], earlier: null, log_head: null };
    const { code: _, ...view } = viewOf(this.engine.outcomeOf(stored));
    return { id: row.public_id, name, email, amount, ...view, flow_version: row.flow_version };
  }
}
