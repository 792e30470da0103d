import { sqlMigration } from '../platform/database/sql-migration.js';
import { destroyKeysOf } from '../platform/storage/file-keys.migration.js';

/**
 * What applicants uploaded: the files are in the store, a row says which they are and of which application; of none
 * (null) once that is erased.
 */
export const createDocuments = sqlMigration('CreateDocuments1770000001100', [
  `create table document (
      id bigint generated always as identity primary key,
      application_id bigint references application on delete set null,
      document_type text not null,
      name text not null,
      content_type text not null,
      size int not null,
      sha256 char(64) not null,
      file_name text not null unique,
      created_at timestamptz not null default now(),
      scanned_clean boolean
    )`,
  'create index document_of_application on document (application_id)',
  'create index document_abandoned on document (id) where application_id is null',
]);

/** The erasure of an application destroys the keys of its documents. */
export const destroyDocumentKeys = sqlMigration(
  'DestroyDocumentKeys1770000005200',
  destroyKeysOf('document', 'application_id'),
);

/** A hash over each row of a document, made with a key that is not in the database; null on rows that are older. */
export const sealDocuments = sqlMigration('SealDocuments1800000000100', ['alter table document add column seal bytea']);

/** What a newer version of a flow makes of the kind of a document; null and false while it is as it was uploaded. */
export const moveDocuments = sqlMigration('MoveDocuments1820000000400', [
  `alter table document
      add column present_type text,
      add column is_set_aside boolean not null default false`,
]);
