import path from 'node:path';
import {
  migrationsIn,
  platformMigrations,
  type Migrations,
} from '@statewise/server/platform/database/sql-migration.js';

/** Every migration of the platform and of the bank; TypeORM runs them in the order of the time in their names. */
export const migrations: Migrations = [
  ...platformMigrations,
  ...migrationsIn(path.resolve(import.meta.dirname, '../migrations')),
];
