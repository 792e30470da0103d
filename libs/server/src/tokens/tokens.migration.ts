import { sqlMigration } from '../platform/database/sql-migration.js';

/** Tokens with which programs sign in; of the secret only the hash is kept. */
export const createTokens = sqlMigration('CreateTokens1770000002300', [
  `create table api_token (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      role text not null check (role in ('admin', 'staff', 'qa')),
      secret_hash bytea not null unique,
      created_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`,
]);

/** What a token is narrowed to besides its role; nothing narrows none of those that were made before. */
export const narrowTokens = sqlMigration('NarrowTokens1790000000600', [
  `alter table api_token add column operations text[] not null default '{}',
      add column flows text[] not null default '{}', add column addresses text[] not null default '{}'`,
]);
