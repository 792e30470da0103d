import type { MigrationInterface, QueryRunner } from 'typeorm';
import { businessValues } from './business-values.js';
import { insertValues } from './dropdowns.migration.js';

/** The choices of business accounts. */
export class AddBusinessDropdowns1764100000100 implements MigrationInterface {
  name = 'AddBusinessDropdowns1764100000100';

  up(runner: QueryRunner): Promise<void> {
    return insertValues(runner, businessValues);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from dropdown_value where dropdown = any($1)', [Object.keys(businessValues)]);
  }
}
