-- Walks through charts that were kept, rehearsals of migrations, and how many applications stand in each version.

-- Neither column changes when an application is saved, so that the index costs a save nothing.
create index application_by_version on application (flow, flow_version);

create table chart_scenario (
  id uuid primary key default gen_random_uuid(),
  chart text not null,
  title text not null,
  walk jsonb not null,
  created_by text not null,
  created_at timestamptz not null default now()
);

create index chart_scenario_by_chart on chart_scenario (chart, created_at desc);

create table migration_rehearsal (
  id uuid primary key default gen_random_uuid(),
  flow text not null,
  to_version int not null,
  requested_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  total int not null,
  checked int not null default 0,
  migrated int not null default 0,
  failed int not null default 0,
  failures jsonb not null default '[]',
  last_id bigint not null default 0,
  until_id bigint not null
);

create unique index migration_rehearsal_under_way on migration_rehearsal (flow) where finished_at is null;
