import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One statement, with the values of its parameters where it has any. */
type SqlStatement = string | readonly [text: string, ...values: unknown[]];

/**
 * Returns a migration that consists of statements, run in their order. `name` ends with thirteen digits, by which TypeORM
 * orders migrations; once released, neither it nor the statements change any more.
 */
export const sqlMigration = (name: string, up: readonly SqlStatement[], down: readonly SqlStatement[]) =>
  class implements MigrationInterface {
    readonly name = name;
    readonly statements = up;

    up(runner: QueryRunner): Promise<void> {
      return run(runner, up);
    }

    down(runner: QueryRunner): Promise<void> {
      return run(runner, down);
    }
  };

async function run(runner: QueryRunner, statements: readonly SqlStatement[]): Promise<void> {
  for (const statement of statements) {
    const [text, ...values] = typeof statement === 'string' ? [statement] : statement;
    await runner.query(text, values);
  }
}
