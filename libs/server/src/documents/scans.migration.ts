import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a virus scanner looked at a document. */
export class NoteScans1764500001200 implements MigrationInterface {
  name = 'NoteScans1764500001200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document add column scanned_clean boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document drop column scanned_clean');
  }
}
