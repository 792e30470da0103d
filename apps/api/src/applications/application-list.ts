import { Injectable } from '@nestjs/common';
import { normaliseCode } from '@statewise/i18n';
import { statusTypes } from '@statewise/machines';
import { viewOf } from './application-view.js';
import { Sql } from '../platform/database/sql.js';
import { FlowEngine } from '../engine/flow-engine.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Problem } from '../platform/problem/problem.js';

/** What the list may be narrowed by; all optional. */
export interface ListQuery {
  readonly flow?: string;
  readonly state?: string;
  /** `risk:2`: a status type and its value. */
  readonly status?: string;
  /** A code, an e-mail address or a last name. */
  readonly q?: string;
  readonly cursor?: string;
  /** How many on a page. */
  readonly limit: number;
}

/** Pages through the applications, newest first, by key and never by offset. */
@Injectable()
export class ApplicationList {
  constructor(
    private readonly sql: Sql,
    private readonly engine: FlowEngine,
  ) {}

  async page(query: ListQuery): Promise<{ applications: object[]; next_cursor: string | null }> {
    const { conditions, values } = conditionsOf(query);
    const shape = conditions.map(({ name }) => name).join('-') || 'all';
    const where = conditions.length > 0 ? `where ${conditions.map(({ text }) => text).join(' and ')}` : '';
    const text = `select id, public_id, flow, flow_version, state, regions, facts, version, current_step, furthest_step, locale, created_at, updated_at
      from application ${where} order by id desc limit $${values.length + 1}`;
    const name = `application-list-${shape}`;
    const rows = await this.sql.run<ListRow>({ name, text }, [...values, query.limit + 1]);
    const page = rows.slice(0, query.limit);
    return {
      applications: page.map((row) => this.shown(row)),
      next_cursor: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
    };
  }

  private shown(row: ListRow): object {
    const stored = { ...row, code: '', admin_code: '', steps: [], contacts: [], earlier: null, log_head: null };
    const { code: _, ...view } = viewOf(this.engine.outcomeOf(stored));
    return { id: row.public_id, ...view, flow_version: row.flow_version };
  }
}

/** What the list reads of an application: no answers, no contacts, no codes. */
type ListRow = Omit<StoredApplication, 'steps' | 'contacts' | 'earlier' | 'log_head' | 'code' | 'admin_code'>;

interface Condition {
  readonly name: string;
  readonly text: string;
}

function conditionsOf(query: ListQuery): { conditions: Condition[]; values: unknown[] } {
  const conditions: Condition[] = [];
  const values: unknown[] = [];
  const add = (name: string, value: unknown, text: (parameter: string) => string) => {
    values.push(value);
    conditions.push({ name, text: text(`$${values.length}`) });
  };
  if (query.flow) add('flow', query.flow, (p) => `flow = ${p}`);
  if (query.state) add('state', query.state, (p) => `state = ${p}`);
  if (query.status) {
    const { column, value } = statusOf(query.status);
    add(column, value, (p) => `${column} = ${p}`);
  }
  if (query.q) addSearch(query.q.trim().slice(0, 100), add);
  if (query.cursor) add('after', cursorOf(query.cursor), (p) => `id < ${p}`);
  return { conditions, values };
}

function addSearch(q: string, add: (name: string, value: unknown, text: (parameter: string) => string) => void): void {
  const code = normaliseCode(q);
  const steps = (condition: string) =>
    `id in (select application_id from application_step where step_number = 1 and ${condition})`;
  if (code) add('code', code, (p) => `(code = ${p} or admin_code = ${p})`);
  else if (q.includes('@')) add('email', q.toLowerCase(), (p) => steps(`lower(fields->>'email') = ${p}`));
  else add('name', q.toLowerCase(), (p) => steps(`lower(fields->>'last_name') = ${p}`));
}

function statusOf(status: string): { column: string; value: number } {
  const [type = '', value = ''] = status.split(':');
  const known = statusTypes.find((candidate) => candidate === type);
  if (!known || !/^[0-5]$/.test(value)) throw new Problem('REQUEST.FIELDS', { errors: { status: ['format'] } });
  return { column: `${known}_status_id`, value: Number(value) };
}

function cursorOf(cursor: string): string {
  if (!/^\d{1,18}$/.test(cursor)) throw new Problem('REQUEST.FIELDS', { errors: { cursor: ['format'] } });
  return cursor;
}
