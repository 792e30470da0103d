import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second factor for the bank's own people, and the half of a sign-in that waits for it. */
export class CreateSecondFactors1764400001100 implements MigrationInterface {
  name = 'CreateSecondFactors1764400001100';

  async up(runner: QueryRunner): Promise<void> {
    // The pending secret is the one that somebody is about to enrol; the other counts until then.
    await runner.query(`
      create table second_factor (
        user_id uuid primary key references "user" on delete cascade,
        secret bytea,
        pending_secret bytea,
        last_step bigint not null default 0
      )`);
    await runner.query(`
      create table recovery_code (
        user_id uuid not null references "user" on delete cascade,
        code_hash bytea not null,
        primary key (user_id, code_hash)
      )`);
    await runner.query('alter table session add column is_half boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from session where is_half');
    await runner.query('alter table session drop column is_half');
    await runner.query('drop table recovery_code');
    await runner.query('drop table second_factor');
  }
}
