import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One statement, with the values of its parameters where it has any. */
type SqlStatement = string | readonly [text: string, ...values: unknown[]];
type SqlStatements = readonly SqlStatement[];

/**
 * Returns a migration that consists of statements, run in their order; a function makes those that depend on the database.
 * `name` ends with thirteen digits, by which TypeORM orders migrations; once released, neither it nor the statements change
 * any more. None is undone: the way back is the former release or a restore.
 */
export const sqlMigration = (name: string, up: SqlStatements | ((runner: QueryRunner) => Promise<SqlStatements>)) =>
  class implements MigrationInterface {
    readonly name = name;
    readonly statements = typeof up === 'function' ? [] : up;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of typeof up === 'function' ? await up(runner) : up) {
        const [text, ...values] = typeof statement === 'string' ? [statement] : statement;
        await runner.query(text, values);
      }
    }

    down(): Promise<void> {
      return Promise.reject(new Error(`${name} cannot be undone`));
    }
  };
