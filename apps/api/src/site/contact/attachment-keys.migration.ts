import { sqlMigration } from '@statewise/server/platform/database/sql-migration.js';
import { destroyKeysOf } from '@statewise/server/platform/storage/file-keys.migration.js';

/** The erasure of a message destroys the keys of what was attached to it. */
export const destroyAttachmentKeys = sqlMigration(
  'DestroyAttachmentKeys1770000005300',
  destroyKeysOf('contact_attachment', 'message_id'),
);
