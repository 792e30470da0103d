import { Controller, Get, Query } from '@nestjs/common';
import { auditKinds } from '@statewise/fields';
import { Roles } from '../auth/access.js';
import { Sql } from '../database/sql.js';
import { fieldErrors, pageLimitOf } from '../http/request-fields.js';
import { Endpoint, InArea } from '../openapi/endpoint.js';
import { area, endpoints } from './audit.endpoints.js';
import { page, type AuditFilter, type AuditRow } from './audit.statements.js';

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
    const given = checks.flatMap(([name, isRight, key]) => {
      const value = textIn(query, name, isRight, key);
      return value === undefined ? [] : [{ name, value }];
    });
    const statement = page(given.map(({ name }) => name));
    const values = [...given.map(({ value }) => value), limit + 1];
    const rows = await this.sql.run<AuditRow>(statement, values);
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

/** What each filter must look like, else its error key. */
const checks: readonly (readonly [name: AuditFilter, isRight: (text: string) => boolean, key: string])[] = [
  ['cursor', isPosition, 'format'],
  ['person', () => true, 'format'],
  ['application', (text) => uuid.test(text), 'format'],
  ['kind', (text) => auditKinds.some((kind) => kind === text), 'oneOf'],
  ['from', isInstant, 'format'],
  ['to', isInstant, 'format'],
];

/** A filter as text; undefined when it is not given. */
function textIn(
  query: Readonly<Record<string, unknown>>,
  name: string,
  isRight: (text: string) => boolean,
  key: string,
): string | undefined {
  const given = query[name];
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string' || given.length > 100 || !isRight(given)) throw fieldErrors({ [name]: [key] });
  return given;
}
