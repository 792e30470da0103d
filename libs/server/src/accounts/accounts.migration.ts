import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that admins invite and switch off, and sessions that are told apart and end when nobody uses them. */
export class ManageAccounts1764400001000 implements MigrationInterface {
  name = 'ManageAccounts1764400001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  `alter table "user" add column active boolean not null default true, alter column password_hash drop not null`,
  `alter table intermediary add column email text, alter column password_hash drop not null`,
  // An account is named as a session names it; it has one invitation at a time.
  `create table invitation (
    account_id text primary key,
    token_hash bytea not null unique,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `alter table session
    add column id uuid not null default gen_random_uuid() unique,
    add column browser text not null default '',
    add column last_seen_at timestamptz not null default now(),
    add column confirmed_at timestamptz not null default now()`,
];

const down = [
  'alter table session drop column id, drop column browser, drop column last_seen_at, drop column confirmed_at',
  'drop table invitation',
  `delete from intermediary where password_hash is null`,
  `alter table intermediary drop column email, alter column password_hash set not null`,
  `delete from "user" where password_hash is null`,
  `alter table "user" drop column active, alter column password_hash set not null`,
];
