import { sqlMigration } from '../platform/database/sql-migration.js';

/** What events of many applications have alike, such as prices, once and by its digest; rows of before have all of theirs themselves. */
export const shareValues = sqlMigration(
  'ShareValues1790000000510',
  [
    `create table shared_value (
      digest text primary key,
      value jsonb not null
    )`,
    'alter table transition add column shared jsonb',
  ],
  [
    `update transition t set event = (
      select coalesce(t.event, '{}') || jsonb_object_agg(split_part(s.key, '.', 1),
        case when s.key like '%.%' then (t.event->split_part(s.key, '.', 1)) || jsonb_build_object(split_part(s.key, '.', 2), v.value) else v.value end)
      from jsonb_each_text(t.shared) s join shared_value v on v.digest = s.value) where shared is not null`,
    'alter table transition drop column shared',
    'drop table shared_value',
  ],
);
