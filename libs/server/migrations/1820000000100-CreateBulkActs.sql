-- Acts on many applications, as their rehearsal showed them, and what came of each application.

create table bulk_act (
  id uuid primary key default gen_random_uuid(),
  act text not null check (act in ('jump', 'note')),
  payload jsonb not null,
  made_by text not null,
  address text,
  confirmed_by text,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  begun_at timestamptz,
  ended_at timestamptz
);

create index bulk_act_by_date on bulk_act (created_at desc);

-- What was erased meanwhile is told as that, so that its id stays.
create table bulk_act_item (
  bulk_act_id uuid not null references bulk_act on delete cascade,
  place int not null,
  application uuid not null,
  version int not null,
  outcome text,
  primary key (bulk_act_id, place)
);
