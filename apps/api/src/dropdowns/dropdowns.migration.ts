import type { MigrationInterface, QueryRunner } from 'typeorm';
import { initialValues } from './dropdown-values.js';

/** The choices of the forms that people may edit; countries, postcodes and plain numbers are not among them. */
export class CreateDropdowns1763600000200 implements MigrationInterface {
  name = 'CreateDropdowns1763600000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table dropdown_value (
      dropdown text not null,
      value text not null,
      position smallint not null,
      labels jsonb not null,
      primary key (dropdown, value)
    )`);
    await insertValues(runner, initialValues);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table dropdown_value');
  }
}

/** Writes lists of choices in the order in which they are shown. */
export async function insertValues(runner: QueryRunner, lists: typeof initialValues): Promise<void> {
  await runner.query(
    `insert into dropdown_value (dropdown, value, position, labels)
     select dropdown, value, position, labels from jsonb_to_recordset($1::jsonb) as v(dropdown text, value text, position smallint, labels jsonb)`,
    [JSON.stringify(rowsOf(lists))],
  );
}

function rowsOf(lists: typeof initialValues): object[] {
  return Object.entries(lists).flatMap(([dropdown, values]) =>
    Object.entries(values).map(([value, [en, nl, fr]], position) => ({
      dropdown,
      value,
      position,
      labels: { en, nl, fr },
    })),
  );
}
