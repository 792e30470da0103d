import { Controller, Get, Query } from '@nestjs/common';
import { Roles } from '../auth/access.js';
import { Sql } from '../database/sql.js';
import { fieldErrors, pageLimitOf } from '../http/request-fields.js';
import { Endpoint, InArea } from '../openapi/endpoint.js';
import { area, endpoints } from './audit.endpoints.js';
import { auditKinds } from './audit.js';
import { page, type AuditRow } from './audit.statements.js';

/** The log of insiders' acts, for admins. */
@InArea(area)
@Controller('api/v1/audit')
export class AuditController {
  constructor(private readonly sql: Sql) {}

  @Get()
  @Roles('admin')
  @Endpoint(endpoints.page)
  async page(@Query() query: Readonly<Record<string, unknown>>) {
    const limit = pageLimitOf(query['limit'], 50);
    const filters = [
      textIn(query, 'cursor', isPosition),
      textIn(query, 'person', () => true),
      textIn(query, 'application', (text) => uuid.test(text)),
      textIn(query, 'kind', (text) => Object.hasOwn(auditKinds, text), 'oneOf'),
      textIn(query, 'from', isInstant),
      textIn(query, 'to', isInstant),
    ];
    const rows = await this.sql.run<AuditRow & Record<string, unknown>>(page, [...filters, limit + 1]);
    const acts = rows.slice(0, limit).map(({ actor_id, actor_role, actor_name, ...act }) => ({
      ...act,
      actor: actor_id === null ? null : { id: actor_id, role: actor_role, name: actor_name },
    }));
    return { success: true, acts, next_cursor: rows.length > limit ? (acts.at(-1)?.id ?? null) : null };
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isPosition = (text: string): boolean => /^\d{1,18}$/.test(text);
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** A filter as text; null when it is not given. */
function textIn(
  query: Readonly<Record<string, unknown>>,
  name: string,
  isRight: (text: string) => boolean,
  key = 'format',
): string | null {
  const given = query[name];
  if (given === undefined || given === '') return null;
  if (typeof given !== 'string' || given.length > 100 || !isRight(given)) throw fieldErrors({ [name]: [key] });
  return given;
}
