-- The processes that serve this database, as each says of itself.

create table replica (
  id uuid primary key,
  host text not null,
  pid integer not null,
  worker boolean not null,
  node text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
