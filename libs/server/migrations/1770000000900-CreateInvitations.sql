-- Invitations to accounts: an account is named as a session names it, and has one at a time.

create table invitation (
  account_id text primary key,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
