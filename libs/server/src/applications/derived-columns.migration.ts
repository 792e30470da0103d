import type { MigrationInterface, QueryRunner } from 'typeorm';

const statuses = ['application', 'risk', 'nbb', 'payslip', 'invoice', 'final'];

/** What lists and reports look for is derived from the facts by the database, so that no flow's names are in the engine. */
export class DeriveColumns1764000000100 implements MigrationInterface {
  name = 'DeriveColumns1764000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table application ${[...columns.map(([name]) => `drop column ${name}`), ...columns.map(add)].join(', ')}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table application ${columns.map(([name]) => `alter column ${name} drop expression`).join(', ')}`,
    );
    for (const [name, , , otherwise] of columns)
      if (otherwise !== 'null')
        await runner.query(
          `alter table application alter column ${name} set default ${otherwise}, alter column ${name} set not null`,
        );
  }
}

type Column = readonly [name: string, type: string, expression: string, otherwise: string];

const columns: readonly Column[] = [
  ['referrer', 'text', `nullif(facts->>'referrer', '')`, 'null'],
  ['is_staff', 'boolean', `coalesce((facts->>'isStaff')::boolean, false)`, 'false'],
  ...statuses.map((status): Column => [
    `${status}_status_id`,
    'smallint',
    `coalesce((facts->'statuses'->>'${status}')::smallint, 0::smallint)`,
    '0',
  ]),
];

const add = ([name, type, expression]: Column): string =>
  `add column ${name} ${type} generated always as (${expression}) stored`;
