import { sqlMigration } from '../platform/database/sql-migration.js';
import { destroyKeysOf } from '../platform/storage/file-keys.migration.js';

/** The erasure of an application destroys the keys of its documents. */
export const destroyDocumentKeys = sqlMigration(
  'DestroyDocumentKeys1770000005200',
  destroyKeysOf('document', 'application_id'),
);
