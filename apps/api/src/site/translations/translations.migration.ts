import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmTranslations1764300000850 implements MigrationInterface {
  name = 'ConfirmTranslations1764300000850';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table translation add reporter bytea, add is_confirmed boolean not null default false');
    await runner.query('create index translation_standing on translation (is_confirmed, id)');
    await runner.query('create index translation_reporter on translation (reporter) where not is_confirmed');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index translation_reporter, translation_standing');
    await runner.query('alter table translation drop reporter, drop is_confirmed');
  }
}
