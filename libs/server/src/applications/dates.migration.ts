import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications in the order of their creation, in which the list is walked through when nothing narrows it by much. */
export class IndexDates1764500011000 implements MigrationInterface {
  name = 'IndexDates1764500011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index application_by_date on application (created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index application_by_date');
  }
}
