import { statement } from '../database/sql.js';
import { isTestApplication } from '../database/test-applications.js';

interface MailRow {
  readonly to: string;
  readonly subject: string;
  readonly body: Buffer;
  readonly reply_to: string | null;
}

/** Nobody is mailed about an application for tests: what would be written stays, for who tests. */
const isAboutTest = (application: string): string =>
  `exists (select from application a where a.id = ${application} and ${isTestApplication})`;

export const insertMail = statement<{ state: 'waiting' | 'kept' }>(
  'outbox-insert',
  `insert into outbox (id, recipient, subject, body, reply_to, application_id, state, action)
    values ($1, $2, $3, $4, $5, $6::bigint, case when ${isAboutTest('$6::bigint')} then 'kept' else $7 end, $8)
    on conflict (id) do nothing returning state`,
);
export const insertAttachment = statement(
  'outbox-attach',
  'insert into outbox_attachment (mail_id, position, name, type, content) values ($1, $2, $3, $4, $5)',
);
export const readMail = statement<MailRow>(
  'outbox-read',
  'select recipient as to, subject, body, reply_to from outbox where id = $1 and sent_at is null',
);
/** Whether a mail is still there to be sent. */
export const findMail = statement<{ found: number }>(
  'outbox-find',
  'select 1 as found from outbox where id = $1 and sent_at is null',
);
export const readAttachments = statement<{ name: string; type: string; content: Buffer }>(
  'outbox-attachments',
  'select name, type, content from outbox_attachment where mail_id = $1 order by position',
);
/**
 * Notes that a mail was delivered. What is about an application stays with it as it was written, and goes when that is erased;
 * of another the envelope alone stays, for thirty days: its text is personal data that is not needed any more.
 */
export const markSent = statement(
  'outbox-sent',
  `with gone as (delete from outbox_attachment using outbox where mail_id = $1 and outbox.id = $1 and application_id is null)
    update outbox set state = 'sent', sent_at = now(), attempts = attempts + 1, reason = null,
      body = case when application_id is null then null else body end,
      reply_to = case when application_id is null then null else reply_to end
    where id = $1`,
);
/** Notes an attempt that failed. $2 whether it was the last, $3 why */
export const markTried = statement(
  'outbox-tried',
  `update outbox set state = case when $2 then 'failed' else state end, attempts = attempts + 1, reason = $3 where id = $1`,
);
/** Lets a mail wait again that had come to rest unsent; none where it had not. */
export const markWaiting = statement<{ id: string }>(
  'outbox-again',
  `update outbox set state = 'waiting' where id = $1 and state in ('kept', 'failed') and not ${isAboutTest('application_id')} returning id`,
);
/**
 * Mails that wait and that no job of the queue $1 carries, the oldest first. Locked, so that of several workers that look one
 * queues it; another finds its job.
 */
export const findStranded = statement<{ id: string }>(
  'outbox-stranded',
  `select id from outbox where state = 'waiting' and created_at < now() - interval '10 minutes'
      and not exists (select from jobs.job where name = $1 and data->>'id' = outbox.id::text and state in ('created', 'retry', 'active'))
    order by created_at limit $2 for update skip locked`,
);
/** What became of mails of actions about an application. */
export interface WithdrawnMails {
  readonly withdrawn: number;
  /** The action of the last one that has left, or is being delivered; null for none. */
  readonly told: string | null;
}
/** Takes mails of actions ($2) about an application ($1) away that have not left, but not what the queue $3 delivers just now. */
export const withdrawMails = statement<WithdrawnMails>(
  'outbox-withdraw',
  `with gone as (delete from outbox where application_id = $1::bigint and action = any($2::text[]) and state in ('waiting', 'failed')
      and not exists (select from jobs.job where name = $3 and data->>'id' = outbox.id::text and state = 'active') returning id)
    select (select count(*)::int from gone) as withdrawn,
      (select action from outbox where application_id = $1::bigint and action = any($2::text[]) and id not in (select id from gone)
        order by created_at desc limit 1) as told`,
);
/** None where there was no such mail that was not sent. */
export const dropMail = statement<{ id: string }>(
  'outbox-drop',
  `delete from outbox where id = $1 and state <> 'sent' returning id`,
);
/** $1 address, $2 subjects of mails to it that are about no application */
export const forgetMails = statement(
  'outbox-forget-mails',
  'delete from outbox where application_id is null and lower(recipient) = lower($1) and subject = any($2)',
);
/** Takes up to 10 000 mails away that are about no application: envelopes after 30 days, and what never left after $1 days. */
export const forgetOld = statement<{ id: string }>(
  'outbox-forget',
  `delete from outbox where state <> 'waiting' and id = any(array(
      (select id from outbox where sent_at < now() - interval '30 days' and application_id is null limit 5000)
      union all
      (select id from outbox where state in ('kept', 'failed') and created_at < now() - make_interval(days => $1)
        and application_id is null limit 5000))) returning id`,
);
