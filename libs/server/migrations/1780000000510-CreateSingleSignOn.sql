-- Who an account is at an identity provider, and whether its claims last gave it no role; what ends a session there,
-- encrypted.

create table sign_in_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references "user" on delete cascade,
  is_without_role boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);

create index sign_in_identity_user on sign_in_identity (user_id);

create table provider_session (
  session_id uuid primary key references session (id) on delete cascade,
  id_token bytea not null
);
