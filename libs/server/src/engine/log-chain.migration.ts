import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A hash on every row of the log, over its content and the row before it, and one on the application over where its log
 * ends. Rows that are there already get none: up to which application that may be is noted, and signed at the next start.
 */
export class ChainLog1764500003000 implements MigrationInterface {
  name = 'ChainLog1764500003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table transition add column hash bytea');
    await runner.query('alter table application add column log_head bytea');
    await runner.query(
      `insert into platform_secret (name, value) select 'unchained-until', coalesce(max(id), 0)::text from application`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from platform_secret where name = 'unchained-until'`);
    await runner.query('alter table application drop column log_head');
    await runner.query('alter table transition drop column hash');
  }
}
