import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration that runs statements of SQL. */
interface SqlMigration extends MigrationInterface {
  readonly name: string;
  readonly text: string;
}

/** Every migration of every capability; TypeORM runs them in the order of the time in their names. */
export type Migrations = readonly (new () => SqlMigration)[];

/**
 * Returns a migration that runs `text`. `name` ends with thirteen digits, by which TypeORM orders migrations. None is undone:
 * the way back is the former release or a restore.
 */
export const sqlMigration = (name: string, text: string): Migrations[number] =>
  class implements SqlMigration {
    readonly name = name;
    readonly text = text;

    up(runner: QueryRunner): Promise<void> {
      return runner.query(text);
    }

    down(): Promise<void> {
      return Promise.reject(new Error(`${name} cannot be undone`));
    }
  };

/** The migrations of a folder, each a file `<digits>-<Name>.sql`; once released, neither name nor text changes any more. */
export function migrationsIn(folder: string): Migrations {
  return globSync('*.sql', { cwd: folder })
    .toSorted()
    .map((file) => {
      const [digits, name] = path.basename(file, '.sql').split('-');
      return sqlMigration(`${name}${digits}`, readFileSync(path.join(folder, file), 'utf8'));
    });
}

/** What the capabilities of the platform keep. */
export const platformMigrations: Migrations = migrationsIn(path.resolve(import.meta.dirname, '../../../migrations'));
