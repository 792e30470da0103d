import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';
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

/** What is known of a key that was used before. */
export interface KnownRequest {
  readonly reference: string;
  readonly digest: string;
}

const knownRequest = statement<{ reference: string; digest: string }>(
  'contact-known',
  `select reference, request_digest as digest from contact_message
         where request_key = $1 and received_at > now() - interval '1 day'`,
);
const releaseKey = statement(
  'contact-release-key',
  `update contact_message set request_key = null
         where request_key = $1 and received_at <= now() - interval '1 day'`,
);
const insertMessage = statement<{ id: string }>(
  'contact-insert',
  `insert into contact_message (id, reference, language, fields, request_key, request_digest)
         values ($1, $2, $3, $4, $5, $6) on conflict (request_key) do nothing returning id`,
);
const insertAttachment = statement(
  'contact-attach',
  `insert into contact_attachment (message_id, position, name, content_type, size, sha256, file_name)
         values ($1, $2, $3, $4, $5, $6, $7)`,
);
const eraseOld = statement(
  'contact-erase-old',
  'delete from contact_message where received_at < now() - make_interval(days => $1)',
);
const abandonedFiles = statement<{ id: string; fileName: string }>(
  'contact-abandoned',
  'select id, file_name as "fileName" from contact_attachment where message_id is null order by id limit 100',
);
const namedFiles = statement<{ fileName: string }>(
  'contact-named-files',
  'select file_name as "fileName" from contact_attachment where file_name = any($1::text[])',
);
const removeAttachment = statement('contact-remove-attachment', 'delete from contact_attachment where id = $1');

@Injectable()
export class ContactRepository {
  constructor(private readonly sql: Sql) {}

  async known(requestKey: string): Promise<KnownRequest | undefined> {
    const [known] = await this.sql.run(knownRequest, [requestKey]);
    return known;
  }

  /** Stores a message and its attachments; false where another call has used its key at the same moment. */
  async add(message: StoredMessage, runner: SqlRunner): Promise<boolean> {
    const { id, reference, language, fields, attachments, requestKey, requestDigest } = message;
    if (requestKey !== undefined) await runner.run(releaseKey, [requestKey]);
    const values = [id, reference, language, JSON.stringify(fields), requestKey ?? null, requestDigest];
    if ((await runner.run(insertMessage, values)).length === 0) return false;
    for (const [position, { name, contentType, size, sha256, fileName }] of attachments.entries())
      await runner.run(insertAttachment, [id, position, name, contentType, size, sha256, fileName]);
    return true;
  }

  async eraseOlderThan(days: number): Promise<void> {
    await this.sql.run(eraseOld, [days]);
  }

  /** Files of messages that were erased, some at a time. */
  abandoned(): Promise<{ id: string; fileName: string }[]> {
    return this.sql.run(abandonedFiles, []);
  }

  /** Which of some files belong to messages, also to those that were erased and are swept by their own job. */
  async named(fileNames: readonly string[]): Promise<string[]> {
    const rows = await this.sql.run(namedFiles, [fileNames]);
    return rows.map(({ fileName }) => fileName);
  }

  async forget(attachmentId: string): Promise<void> {
    await this.sql.run(removeAttachment, [attachmentId]);
  }
}
