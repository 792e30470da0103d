import type { MigrationInterface, QueryRunner } from 'typeorm';
import { vatIndex } from './vat-numbers.repository.js';

/** Two applications never use the same VAT number, not even when both are saved at the same moment. */
export class UniqueVat1764100000300 implements MigrationInterface {
  name = 'UniqueVat1764100000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create unique index ${vatIndex} on application_step ((fields->>'vat')) where step_number = 1 and fields->>'vat' is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${vatIndex}`);
  }
}
