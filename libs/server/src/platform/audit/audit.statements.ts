import type { NotedAct } from '@statewise/contract';
import { statement, type Statement } from '../database/sql.js';

const columns = '(kind, actor_id, actor_role, address, application_id, subject, details)';
const values = '$1, $2, $3, $4, $5::uuid, $6, $7::jsonb';

export const note = statement('audit-note', `insert into audit ${columns} values (${values})`);

export const noteOnce = statement(
  'audit-note-once',
  `insert into audit ${columns} select ${values} where not exists (
    select 1 from audit where application_id = $5::uuid and actor_id = $2 and kind = $1 and at > now() - interval '5 minutes')`,
);

export const noteReadOnce = statement(
  'audit-note-read-once',
  `insert into audit ${columns} select ${values} where not exists (
    select 1 from audit where actor_id = $2 and kind = $1 and subject = $6 and details = $7::jsonb and at > now() - interval '5 minutes')`,
);

/** $1 kind of account, $2 name in small letters, $3 address */
export const noteRefusal = statement(
  'audit-note-refusal',
  `insert into audit (kind, address, subject, details) values ('session.refused', $3,
    case $1 when 'staff' then (select id::text from "user" where lower(email) = $2)
      when 'intermediary' then (select id::text from intermediary where lower(username) = $2)
      when 'passkey' then (select id::text from "user" where id::text = $2) else $2 end,
    jsonb_build_object('account', $1::text))`,
);

/** What the log may be narrowed by, as conditions on the parameter `$n` of each. */
const conditions = {
  cursor: 'audit.id < $n::bigint',
  person: '(audit.actor_id = $n or audit.subject = $n)',
  application: 'audit.application_id = $n::uuid',
  kind: 'audit.kind = $n',
  from: 'audit.at >= $n::timestamptz',
  to: 'audit.at < $n::timestamptz',
} as const;

type AuditFilter = keyof typeof conditions;

/** What the log may be narrowed by, in the order of the parameters. */
export const auditFilters: readonly AuditFilter[] = ['cursor', 'person', 'application', 'kind', 'from', 'to'];

/** A statement for each set of filters, so that each is planned by itself; the last parameter is how many. */
export function page(filters: readonly AuditFilter[]): Statement<AuditRow> {
  const where = filters.map((filter, index) => conditions[filter].replaceAll('$n', `$${index + 1}`));
  return statement<AuditRow>(
    `audit-page-${filters.join('-')}`,
    `select audit.id, audit.at, audit.kind, audit.actor_id, audit.actor_role,
      coalesce(person.name, seller.name, token.name) as actor_name,
      audit.address, audit.application_id, audit.subject, audit.details
    from (select * from audit ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
      order by id desc limit $${filters.length + 1}) audit
    left join "user" person on person.id::text = audit.actor_id
    left join intermediary seller on seller.id::text = audit.actor_id
    left join api_token token on 'token:' || token.id = audit.actor_id
    order by audit.id desc`,
  );
}

/** An act as it is kept, with the present name of its actor. */
export interface AuditRow extends Omit<NotedAct, 'actor'> {
  readonly actor_id: string | null;
  readonly actor_role: string | null;
  readonly actor_name: string | null;
}
