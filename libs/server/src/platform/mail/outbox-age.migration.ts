import { sqlMigration } from '../database/sql-migration.js';

/** By which retention finds the envelopes whose time is over, however many mails stay with their applications. */
export const indexSentMails = sqlMigration('IndexSentMails1780000000430', [
  'create index outbox_forgettable on outbox (sent_at) where application_id is null',
]);
