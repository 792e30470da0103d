import { sqlMigration } from '../database/sql-migration.js';

/** Keys of stored files, and what capabilities run to destroy one with the row that names its file. */
export const createFileKeys = sqlMigration('CreateFileKeys1770000005100', [
  'create table file_key (file_name text primary key, sealed_key bytea not null)',
  `create function destroy_file_key() returns trigger language plpgsql as $$
      begin
        delete from file_key where file_name = old.file_name;
        return null;
      end $$`,
]);

/**
 * Statements that destroy the key of a file in the transaction that takes its row from what it belongs to: the row is
 * removed, or `owner`, the column that says whose it is, becomes null.
 */
export const destroyKeysOf = (table: string, owner: string): readonly string[] => [
  `create trigger ${table}_key_abandoned after update of ${owner} on ${table}
    for each row when (new.${owner} is null) execute function destroy_file_key()`,
  `create trigger ${table}_key_removed after delete on ${table} for each row execute function destroy_file_key()`,
];

/** Since when a file may be named by no row: from before it is stored until a sweep has found the row. Files from before are settled. */
export const noteUnsettledFiles = sqlMigration('NoteUnsettledFiles1780000000420', [
  'alter table file_key add column unsettled_since timestamptz',
  'alter table file_key alter column unsettled_since set default now()',
  'create index file_key_unsettled on file_key (unsettled_since) where unsettled_since is not null',
]);

/** That there was a file outlives its key: one that is not removed after its row is left to the sweep. */
export const sweepRemovedFiles = sqlMigration('SweepRemovedFiles1820000000600', [
  `create or replace function destroy_file_key() returns trigger language plpgsql as $$
      begin
        update file_key set sealed_key = '', unsettled_since = now() where file_name = old.file_name;
        return null;
      end $$`,
]);
