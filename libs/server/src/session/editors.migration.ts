import { sqlMigration } from '../platform/database/sql-migration.js';

const allowed = (table: string, roles: readonly string[]): string =>
  `alter table ${table} drop constraint ${table.replaceAll('"', '')}_role_check,
    add constraint ${table.replaceAll('"', '')}_role_check check (role in ('${roles.join("', '")}'))`;

/** People who edit content alone; without them, they are QA, who see no more of people. */
export const allowEditors = sqlMigration('AllowEditors1820000000300', [
  allowed('"user"', ['admin', 'staff', 'editor', 'qa']),
  allowed('session', ['admin', 'staff', 'editor', 'qa', 'intermediary']),
]);
