import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRateLimits1763500000200 implements MigrationInterface {
  name = 'CreateRateLimits1763500000200';

  async up(runner: QueryRunner): Promise<void> {
    // Unlogged: counts of the last minutes are worth no disk write, and a crash may forget them.
    await runner.query(`
      create unlogged table rate_limit (
        key text primary key,
        count integer not null,
        allowed integer not null,
        ends_at timestamptz not null
      ) with (fillfactor = 70)`);
    await runner.query(`create index rate_limit_end on rate_limit (ends_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table rate_limit`);
  }
}
