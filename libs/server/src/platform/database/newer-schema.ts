import type { Pool } from 'pg';
import type { Log } from '../logging/log.js';
import type { Migrations } from './sql-migration.js';
import { sqlErrorOf } from './sql-error.js';

/** SQLSTATEs of a column and of a table that are not there. */
const missing = new Set(['42703', '42P01']);

/** Whether a statement names what the database does not have, as it happens to a release that was overtaken by a migration. */
export const isMissingInSchema = (error: unknown): boolean => missing.has(sqlErrorOf(error)?.code ?? '');

/**
 * Knows whether a newer release has brought the database further than this one can follow. Most migrations only add, and
 * older replicas go on beside them: it counts from the first statement that finds something gone.
 */
export class NewerSchema {
  private known: ReadonlySet<string>;
  private isOvertaken = false;

  constructor(
    private readonly pool: Pool,
    private readonly log: Log,
    migrations: Migrations,
  ) {
    this.known = new Set(migrations.map((Migration) => new Migration().name));
  }

  /** Hears of a statement that named what is not there: says once that the database is newer, or of each that it is not. */
  async met(failure: unknown): Promise<void> {
    if (this.isOvertaken) return;
    const code = sqlErrorOf(failure)?.code;
    const newer = await this.newerMigrations().catch(() => undefined);
    if (newer === undefined || this.isOvertaken) return;
    this.isOvertaken = newer.length > 0;
    if (this.isOvertaken)
      this.log.error({ code, migrations: newer }, 'the database is newer than this release, which must be replaced');
    else this.log.error({ code }, 'a statement names what the database does not have');
  }

  /** Whether requests fail because of it; asked again each time, for a database can be restored. */
  async isUnusable(): Promise<boolean> {
    if (this.isOvertaken) this.isOvertaken = await this.isMigrated();
    return this.isOvertaken;
  }

  /** Whether a newer release has migrated the database: what that wrote there of its own is left to it. */
  async isMigrated(): Promise<boolean> {
    return (await this.newerMigrations()).length > 0;
  }

  /** Names of migrations that only a newer release has. */
  private async newerMigrations(): Promise<string[]> {
    const { rows } = await this.pool.query<{ name: string }>('select name from migrations order by id');
    return rows.map(({ name }) => name).filter((name) => !this.known.has(name));
  }
}
