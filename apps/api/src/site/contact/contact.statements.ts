import type { Fields } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { statement } from '@statewise/server/platform/database/sql.js';
import type { StoredFile } from '@statewise/server/platform/uploads/uploads.js';

/** A message of the contact form as it is kept. */
export interface StoredMessage {
  readonly id: string;
  /** What its sender is told, to name it by. */
  readonly reference: string;
  readonly language: Language;
  readonly fields: Fields;
  readonly attachments: readonly StoredFile[];
  /** The key under which it may be sent again, and what was sent. */
  readonly requestKey: string | undefined;
  readonly requestDigest: string;
}

export const knownRequest = statement<{ reference: string; digest: string }>(
  'contact-known',
  `select reference, request_digest as digest from contact_message
         where request_key = $1 and received_at > now() - interval '1 day'`,
);
/** Lets a key be used again that was used more than a day ago. */
export const releaseKey = statement(
  'contact-release-key',
  `update contact_message set request_key = null
         where request_key = $1 and received_at <= now() - interval '1 day'`,
);
export const insertMessage = statement<{ id: string }>(
  'contact-insert',
  `insert into contact_message (id, reference, language, fields, request_key, request_digest)
         values ($1, $2, $3, $4, $5, $6) on conflict (request_key) do nothing returning id`,
);
export const insertAttachment = statement(
  'contact-attach',
  `insert into contact_attachment (message_id, position, name, content_type, size, sha256, file_name)
         values ($1, $2, $3, $4, $5, $6, $7)`,
);
export const eraseOld = statement(
  'contact-erase-old',
  'delete from contact_message where received_at < now() - make_interval(days => $1)',
);
/** Files of messages that were erased, some at a time. $1 ids of those that are passed over */
export const abandonedFiles = statement<{ id: string; fileName: string }>(
  'contact-abandoned',
  'select id, file_name as "fileName" from contact_attachment where message_id is null and id <> all($1::bigint[]) order by id limit 100',
);
/** Which of some files belong to messages, also to those that were erased and are swept by their own job. */
export const namedFiles = statement<{ fileName: string }>(
  'contact-named-files',
  'select file_name as "fileName" from contact_attachment where file_name = any($1::text[])',
);
export const removeAttachment = statement('contact-remove-attachment', 'delete from contact_attachment where id = $1');
