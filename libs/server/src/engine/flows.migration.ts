import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications, their steps, contacts and the log of their transitions. */
export class CreateFlows1763500000300 implements MigrationInterface {
  name = 'CreateFlows1763500000300';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view step_data');
    await runner.query('drop table transition, contact, application_step, application');
  }
}

// `has_contacts` spares every read a look for contacts that are not there; whoever adds a first contact sets it.
// Rows that every save updates leave room on their page, so that the new row version stays beside the old one.
const up = [
  `create table application (
    id bigint generated always as identity primary key,
    flow text not null,
    flow_version int not null,
    code char(12) not null unique,
    admin_code char(12) not null unique,
    state text not null,
    regions jsonb,
    facts jsonb not null,
    version int not null,
    current_step smallint not null,
    furthest_step smallint not null,
    locale text not null,
    referrer text,
    is_staff boolean not null default false,
    intermediary_id bigint,
    has_contacts boolean not null default false,
    application_status_id smallint not null default 0,
    risk_status_id smallint not null default 0,
    nbb_status_id smallint not null default 0,
    payslip_status_id smallint not null default 0,
    invoice_status_id smallint not null default 0,
    final_status_id smallint not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  ) with (fillfactor = 70)`,
  'create index application_by_state on application (flow, state, id desc)',
  `create table application_step (
    application_id bigint not null references application on delete cascade,
    step_number smallint not null,
    fields jsonb,
    set_aside jsonb,
    draft jsonb,
    primary key (application_id, step_number)
  ) with (fillfactor = 70)`,
  "create index application_step_email on application_step (lower(fields->>'email')) where step_number = 1",
  "create index application_step_name on application_step (lower(fields->>'last_name')) where step_number = 1",
  `create view step_data as
    select application_id, step_number, field.key as field_name, coalesce(field.value, '') as field_value
    from application_step, jsonb_each_text(fields) as field`,
  `create table contact (
    id bigint generated always as identity primary key,
    application_id bigint not null references application on delete cascade,
    parent_id bigint references contact on delete cascade,
    contact_type text not null,
    fields jsonb not null
  )`,
  'create index contact_of_application on contact (application_id)',
  'create index contact_of_parent on contact (parent_id)',
  `create table transition (
    application_id bigint not null references application on delete cascade,
    seq int not null,
    event jsonb not null,
    from_state text not null,
    to_state text not null,
    actor_role text not null,
    actor_id text,
    at timestamptz not null,
    current_step smallint not null,
    furthest_step smallint not null,
    idempotency_key text,
    fingerprint text,
    primary key (application_id, seq)
  )`,
  'create unique index transition_by_key on transition (application_id, idempotency_key) where idempotency_key is not null',
  'create unique index transition_creation_by_key on transition (idempotency_key) where seq = 1 and idempotency_key is not null',
  'create index transition_by_time on transition using brin (at) with (pages_per_range = 16, autosummarize = on)',
];
