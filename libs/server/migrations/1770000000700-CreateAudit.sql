-- What insiders did, and seals over it: rows come and never change, for the application's own role too.

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  actor_id text,
  actor_role text,
  address text,
  application_id uuid,
  subject text,
  details jsonb not null default '{}'
);

create index audit_actor on audit (actor_id, id);
create index audit_subject on audit (subject, id);
create index audit_application on audit (application_id, id);
create index audit_kind on audit (kind, id);
create index audit_at on audit (at);

create table audit_seal (
  seq bigint primary key,
  after_id bigint not null,
  last_id bigint not null,
  row_count int not null,
  previous bytea,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);

create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are neither changed nor removed', tg_table_name; end $$;

create trigger audit_keeps_rows before update or delete on audit for each row execute function refuse_change();
create trigger audit_keeps_all before truncate on audit for each statement execute function refuse_change();
create trigger audit_seal_keeps_rows before update or delete on audit_seal for each row execute function refuse_change();
create trigger audit_seal_keeps_all before truncate on audit_seal for each statement execute function refuse_change();
