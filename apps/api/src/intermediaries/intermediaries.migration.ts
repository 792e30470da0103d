import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names of intermediaries are the same however they are written, as the addresses of the bank's own people are. */
export class FoldUsernames1764300000100 implements MigrationInterface {
  name = 'FoldUsernames1764300000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create unique index intermediary_username on intermediary (lower(username))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index intermediary_username');
  }
}
