import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSessions1763500000100 implements MigrationInterface {
  name = 'CreateSessions1763500000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table "user" (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        name text not null,
        role text not null check (role in ('admin', 'staff', 'qa')),
        password_hash text not null,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create unique index user_email on "user" (lower(email))`);
    await runner.query(`
      create table session (
        token_hash bytea primary key,
        actor_id text not null,
        role text not null check (role in ('admin', 'staff', 'qa', 'intermediary')),
        name text not null,
        email text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await runner.query(`create index session_actor on session (actor_id)`);
    await runner.query(`create index session_expiry on session (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table session`);
    await runner.query(`drop table "user"`);
  }
}
