import { sqlMigration } from '../platform/database/sql-migration.js';

/** What events of many applications have alike, such as prices, once and by its digest; rows of before have all of theirs themselves. */
export const shareValues = sqlMigration('ShareValues1790000000510', [
  `create table shared_value (
      digest text primary key,
      value jsonb not null
    )`,
  'alter table transition add column shared jsonb',
]);
