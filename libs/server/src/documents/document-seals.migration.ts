import { sqlMigration } from '../platform/database/sql-migration.js';

/** A hash over each row of a document, made with a key that is not in the database; null on rows that are older. */
export const sealDocuments = sqlMigration('SealDocuments1800000000100', ['alter table document add column seal bytea']);
