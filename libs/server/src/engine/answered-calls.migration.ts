import { sqlMigration } from '../platform/database/sql-migration.js';

/** By which the calls are found whose keys can be used again. */
export const indexAnsweredCalls = sqlMigration('IndexAnsweredCalls1780000000440', [
  'create index answered_call_age on answered_call (at)',
]);
