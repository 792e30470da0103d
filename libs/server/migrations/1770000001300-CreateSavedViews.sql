-- Lists of applications that a person keeps under a name: what they are narrowed by, as the address of the console says it.

create table saved_view (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, name)
);
