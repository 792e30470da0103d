-- Endpoints of programs that are told of transitions, what they are told, and every attempt to do so.

-- The position is the last number of the log up to which deliveries were made of it. Both secrets are encrypted.
create table webhook (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  url text not null,
  flows text[] not null,
  states text[] not null,
  events text[] not null,
  active boolean not null default true,
  disabled_reason text check (disabled_reason in ('failing', 'gone')),
  failing_since timestamptz,
  old_secret_until timestamptz,
  language text not null,
  position bigint not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  secret bytea not null,
  old_secret bytea
);

-- A run is what its next job carries: one that was queued before does nothing any more.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhook on delete cascade,
  position bigint,
  type text not null,
  payload text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  run integer not null default 0,
  tries integer not null default 0,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz not null default now(),
  unique (webhook_id, position)
);

create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_age on webhook_delivery using brin (created_at);

create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery on delete cascade,
  number integer not null,
  at timestamptz not null default now(),
  milliseconds integer not null,
  status integer,
  error text,
  answer text not null,
  primary key (delivery_id, number)
);
