-- Applications, their steps, contacts, the log of their transitions, and the calls that are answered again.

-- `has_contacts` spares every read a look for contacts that are not there; the insert of a first contact sets it.
-- Rows that every save updates leave room on their page, so that the new row version stays beside the old one.
-- Codes are digests and encrypted. What lists look for, `referrer` to `final_status_id` and `standing`, a trigger derives.
create table application (
  id bigint generated always as identity primary key,
  flow text not null,
  flow_version int not null,
  state text not null,
  regions jsonb,
  facts jsonb not null,
  version int not null,
  current_step smallint not null,
  furthest_step smallint not null,
  locale text not null,
  intermediary_id bigint,
  has_contacts boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  referrer text,
  is_staff boolean,
  application_status_id smallint,
  risk_status_id smallint,
  nbb_status_id smallint,
  payslip_status_id smallint,
  invoice_status_id smallint,
  final_status_id smallint,
  former_code bytea,
  renewed_seq int,
  public_id uuid not null default gen_random_uuid(),
  standing text collate "C" not null,
  log_head bytea,
  code_digest bytea not null,
  admin_code_digest bytea not null,
  sealed_codes bytea not null
) with (fillfactor = 70);

create unique index application_by_code on application (code_digest);
create unique index application_by_admin_code on application (admin_code_digest);
create index application_by_former_code on application (former_code) where former_code is not null;
create unique index application_by_public_id on application (public_id);

create table application_step (
  application_id bigint not null references application on delete cascade,
  step_number smallint not null,
  fields jsonb,
  set_aside jsonb,
  draft jsonb,
  drafted_at timestamptz,
  primary key (application_id, step_number)
) with (fillfactor = 70);

create view step_data as
  select application_id, step_number, field.key as field_name, coalesce(field.value, '') as field_value
  from application_step, jsonb_each_text(fields) as field;

-- The id of a contact stands in the event that adds it, so it is made before the row is.
create table contact (
  id uuid primary key,
  application_id bigint not null references application on delete cascade,
  parent_id uuid references contact on delete cascade,
  contact_type text not null,
  fields jsonb not null
);

create index contact_of_application on contact (application_id);
create index contact_of_parent on contact (parent_id);

-- The position is one order for all applications and replicas; the hash is over the row and the one before it.
create table transition (
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
  position bigint generated always as identity,
  hash bytea,
  primary key (application_id, seq)
);

create index transition_by_key on transition (application_id, idempotency_key) where idempotency_key is not null;
create index transition_by_time on transition using brin (at) with (pages_per_range = 16, autosummarize = on);
create index transition_by_position on transition using brin (position) with (pages_per_range = 16, autosummarize = on);

-- Calls that created an application or changed nothing. No foreign key: a row lives for a day, without personal
-- data.
create table answered_call (
  application_id bigint not null,
  key text not null,
  fingerprint text not null,
  seq int not null,
  creates boolean not null,
  at timestamptz not null default now(),
  primary key (application_id, key)
);

create unique index answered_creation on answered_call (key) where creates;
insert into platform_secret (name, value) values ('unchained-until', '0');
