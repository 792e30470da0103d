import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of applications that a person keeps under a name: what they are narrowed by, as the address of the console says it. */
export class CreateSavedViews1764500001100 implements MigrationInterface {
  name = 'CreateSavedViews1764500001100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table saved_view (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references "user" on delete cascade,
      name text not null,
      query text not null,
      created_at timestamptz not null default now(),
      unique (user_id, name)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_view');
  }
}
