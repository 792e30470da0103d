-- The bank's own people with their second factors, and the sessions of everybody who signs in.

create table "user" (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  role text not null check (role in ('admin', 'staff', 'qa')),
  password_hash text,
  created_at timestamptz not null default now(),
  active boolean not null default true
);

create unique index user_email on "user" (lower(email));

-- A session is half until the second factor is given.
create table session (
  token_hash bytea primary key,
  actor_id text not null,
  role text not null check (role in ('admin', 'staff', 'qa', 'intermediary')),
  name text not null,
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id uuid not null default gen_random_uuid() unique,
  browser text not null default '',
  last_seen_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  is_half boolean not null default false
);

create index session_actor on session (actor_id);
create index session_expiry on session (expires_at);

-- Both secrets are encrypted. The pending one is about to be enrolled; the other counts until then.
create table second_factor (
  user_id uuid primary key references "user" on delete cascade,
  secret bytea,
  pending_secret bytea,
  last_step bigint not null default 0
);

create table recovery_code (
  user_id uuid not null references "user" on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
