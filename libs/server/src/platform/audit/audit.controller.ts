import { Controller } from '@nestjs/common';
import { audit } from '@statewise/contract';
import { Sql } from '../database/sql.js';
import { tableFile } from '../export/table-export.js';
import { Handles, type Input } from '../http/handles.js';
import { auditFilters, page, type AuditRow } from './audit.statements.js';

type Filters = Partial<Pick<Input<typeof audit.page>, 'person' | 'application' | 'kind' | 'from' | 'to' | 'cursor'>>;

const exported = ['id', 'at', 'kind', 'actor_id', 'actor_role', 'actor_name', 'address', 'application_id'] as const;
const columns = [...exported, 'subject' as const, 'details' as const].map((name) => ({
  name,
  value: (row: AuditRow) => row[name],
}));
const exportedAtOnce = 500;

/** The log of insiders' acts, for admins. */
@Controller()
export class AuditController {
  constructor(private readonly sql: Sql) {}

  @Handles(audit.page)
  async page({ limit, ...query }: Input<typeof audit.page>) {
    const rows = await this.read(query, limit + 1);
    const acts = rows.slice(0, limit).map(({ actor_id, actor_role, actor_name, ...act }) => ({
      ...act,
      actor: actor_id === null ? null : { id: actor_id, role: actor_role, name: actor_name },
    }));
    return { success: true, acts, next_cursor: rows.length > limit ? (acts.at(-1)?.id ?? null) : null };
  }

  @Handles(audit.export)
  export({ format, ...query }: Input<typeof audit.export>) {
    return tableFile('audit', format, columns, this.pages(query));
  }

  private async *pages(query: Filters): AsyncGenerator<AuditRow[]> {
    for (let cursor: string | undefined; ;) {
      const rows = await this.read({ ...query, ...(cursor !== undefined && { cursor }) }, exportedAtOnce);
      yield rows;
      cursor = rows.at(-1)?.id;
      if (rows.length < exportedAtOnce) return;
    }
  }

  private read(query: Filters, limit: number): Promise<AuditRow[]> {
    const filters = auditFilters.filter((name) => query[name] !== undefined);
    return this.sql.run(page(filters), [...filters.map((name) => query[name]), limit]);
  }
}
