-- The browsers in which somebody signed in to an account before; of their cookies the hashes are kept.

create table known_device (
  account_id text not null,
  device_hash bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

create index known_device_age on known_device (last_seen_at);
