import type { Statement } from '../database/sql.js';

const columns = '(kind, actor_id, actor_role, address, application_id, subject, details)';
const values = '$1, $2, $3, $4, $5::uuid, $6, $7::jsonb';

export const note: Statement = { name: 'audit-note', text: `insert into audit ${columns} values (${values})` };

export const noteOnce: Statement = {
  name: 'audit-note-once',
  text: `insert into audit ${columns} select ${values} where not exists (
    select 1 from audit where application_id = $5::uuid and actor_id = $2 and kind = $1 and at > now() - interval '5 minutes')`,
};

/** $1 kind of account, $2 name in small letters, $3 address */
export const noteRefusal: Statement = {
  name: 'audit-note-refusal',
  text: `insert into audit (kind, address, subject, details) values ('session.refused', $3,
    case $1 when 'staff' then (select id::text from "user" where lower(email) = $2)
      when 'intermediary' then (select id::text from intermediary where lower(username) = $2) else $2 end,
    jsonb_build_object('account', $1::text))`,
};

/** $1 the id before which the page begins, $2 person, $3 application, $4 kind, $5 from, $6 to, $7 how many */
export const page: Statement = {
  name: 'audit-page',
  text: `select audit.id, audit.at, audit.kind, audit.actor_id, audit.actor_role,
      coalesce(person.name, seller.name, token.name) as actor_name,
      audit.address, audit.application_id, audit.subject, audit.details
    from audit
    left join "user" person on person.id::text = audit.actor_id
    left join intermediary seller on seller.id::text = audit.actor_id
    left join api_token token on 'token:' || token.id = audit.actor_id
    where ($1::bigint is null or audit.id < $1) and ($2::text is null or audit.actor_id = $2 or audit.subject = $2)
      and ($3::uuid is null or audit.application_id = $3) and ($4::text is null or audit.kind = $4)
      and ($5::timestamptz is null or audit.at >= $5) and ($6::timestamptz is null or audit.at < $6)
    order by audit.id desc limit $7`,
};

/** An act as it is kept, with the name that who did it has now. */
export interface AuditRow {
  /** A whole number as text, as Postgres gives it. */
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly actor_id: string | null;
  readonly actor_role: string | null;
  readonly actor_name: string | null;
  readonly address: string | null;
  readonly application_id: string | null;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}
