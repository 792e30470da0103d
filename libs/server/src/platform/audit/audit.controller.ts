import { Controller } from '@nestjs/common';
import { audit } from '@statewise/contract';
import { Sql } from '../database/sql.js';
import { Handles, type Input } from '../http/handles.js';
import { auditFilters, page } from './audit.statements.js';

/** The log of insiders' acts, for admins. */
@Controller()
export class AuditController {
  constructor(private readonly sql: Sql) {}

  @Handles(audit.page)
  async page({ limit, ...query }: Input<typeof audit.page>) {
    const filters = auditFilters.filter((name) => query[name] !== undefined);
    const values = [...filters.map((name) => query[name]), limit + 1];
    const rows = await this.sql.run(page(filters), values);
    const acts = rows.slice(0, limit).map(({ actor_id, actor_role, actor_name, ...act }) => ({
      ...act,
      actor: actor_id === null ? null : { id: actor_id, role: actor_role, name: actor_name },
    }));
    return { success: true, acts, next_cursor: rows.length > limit ? (acts.at(-1)?.id ?? null) : null };
  }
}
