-- Passkeys of the bank's own people. Of a challenge of a sign-in the hash is kept, until it is used or expires: whose it
-- is, where that is known, and what it is for.

create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkey_user on passkey (user_id);

create table sign_in_challenge (
  hash bytea primary key,
  purpose text not null,
  subject text,
  expires_at timestamptz not null
);

create index sign_in_challenge_expiry on sign_in_challenge (expires_at);
