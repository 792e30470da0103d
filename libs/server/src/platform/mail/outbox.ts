import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner, statement } from '../database/sql.js';
import { isTestApplication } from '../database/test-applications.js';
import type { Language } from '@statewise/i18n';
import { MailBodies } from './mail-bodies.js';
import type { MailPart } from './mail-parts.js';

export interface Attachment {
  readonly name: string;
  /** Media type, e.g. `application/pdf`. */
  readonly type: string;
  readonly content: Buffer;
}

export interface Message {
  readonly to: string;
  readonly subject: string;
  /** The whole mail; its HTML is drawn from it. */
  readonly text: string;
  /** What of the text the HTML draws in a way of its own. */
  readonly parts?: readonly MailPart[] | undefined;
  readonly language?: Language | undefined;
  /** One address that an answer goes to. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
  /** The application that it is about: it is kept with that, and erased with it. */
  readonly about?: string;
}

interface MailRow {
  readonly to: string;
  readonly subject: string;
  readonly body: Buffer;
  readonly reply_to: string | null;
}

/** Nobody is mailed about an application for tests: what would be written stays, for who tests. */
const isAboutTest = (application: string): string =>
  `exists (select from application a where a.id = ${application} and ${isTestApplication})`;

const insertMail = statement<{ state: 'waiting' | 'kept' }>(
  'outbox-insert',
  `insert into outbox (id, recipient, subject, body, reply_to, application_id, state)
    values ($1, $2, $3, $4, $5, $6::bigint, case when ${isAboutTest('$6::bigint')} then 'kept' else $7 end) returning state`,
);
const insertAttachment = statement(
  'outbox-attach',
  'insert into outbox_attachment (mail_id, position, name, type, content) values ($1, $2, $3, $4, $5)',
);
const readMail = statement<MailRow>(
  'outbox-read',
  'select recipient as to, subject, body, reply_to from outbox where id = $1 and sent_at is null',
);
const findMail = statement<{ found: number }>(
  'outbox-find',
  'select 1 as found from outbox where id = $1 and sent_at is null',
);
const readAttachments = statement<{ name: string; type: string; content: Buffer }>(
  'outbox-attachments',
  'select name, type, content from outbox_attachment where mail_id = $1 order by position',
);
// What is about an application stays with it as it was written, and goes when that is erased.
const markSent = statement(
  'outbox-sent',
  `with gone as (delete from outbox_attachment using outbox where mail_id = $1 and outbox.id = $1 and application_id is null)
    update outbox set state = 'sent', sent_at = now(), attempts = attempts + 1, reason = null,
      body = case when application_id is null then null else body end,
      reply_to = case when application_id is null then null else reply_to end
    where id = $1`,
);
const markTried = statement(
  'outbox-tried',
  `update outbox set state = case when $2 then 'failed' else state end, attempts = attempts + 1, reason = $3 where id = $1`,
);
const markWaiting = statement<{ id: string }>(
  'outbox-again',
  `update outbox set state = 'waiting' where id = $1 and state in ('kept', 'failed') and not ${isAboutTest('application_id')} returning id`,
);
// Locked, so that of several workers that look one queues it; another finds its job.
const findStranded = statement<{ id: string }>(
  'outbox-stranded',
  `select id from outbox where state = 'waiting' and created_at < now() - interval '10 minutes'
      and not exists (select from jobs.job where name = $1 and data->>'id' = outbox.id::text and state in ('created', 'retry', 'active'))
    order by created_at limit $2 for update skip locked`,
);
const dropMail = statement<{ id: string }>(
  'outbox-drop',
  `delete from outbox where id = $1 and state <> 'sent' returning id`,
);
const forgetSent = statement(
  'outbox-forget',
  `delete from outbox where sent_at < now() - interval '30 days' and application_id is null`,
);

/** Mails wait here for a worker; without a mail server they stay, for the console to show. */
@Injectable()
export class Outbox {
  constructor(
    private readonly sql: Sql,
    private readonly bodies: MailBodies,
  ) {}

  /** Keeps a mail, and answers whether it waits to be sent. */
  async add(
    { to, subject, text, parts, language, replyTo, attachments = [], about }: Message,
    runner: SqlRunner,
    wanted: 'waiting' | 'kept',
  ): Promise<{ readonly id: string; readonly state: 'waiting' | 'kept' }> {
    const id = randomUUID();
    const body = this.bodies.encrypt(id, { text, parts, language });
    const [row] = await runner.run(insertMail, [id, to, subject, body, replyTo ?? null, about ?? null, wanted]);
    for (const [position, { name, type, content }] of attachments.entries())
      await runner.run(insertAttachment, [id, position, name, type, content]);
    return { id, state: row?.state ?? wanted };
  }

  async read(id: string): Promise<Message | undefined> {
    const [mail] = await this.sql.run(readMail, [id]);
    if (!mail) return undefined;
    const attachments = await this.sql.run(readAttachments, [id]);
    const { body, reply_to: replyTo, ...rest } = mail;
    return { ...rest, ...this.bodies.decrypt(id, body), ...(replyTo !== null && { replyTo }), attachments };
  }

  /** Whether a mail is still there to be sent. */
  async isThere(id: string): Promise<boolean> {
    return (await this.sql.run(findMail, [id])).length > 0;
  }

  /**
   * Notes that a mail was delivered. It stays with its application; of one that is about none the envelope alone stays,
   * for thirty days: its text is personal data that is not needed any more.
   */
  async markSent(id: string): Promise<void> {
    await this.sql.run(markSent, [id]);
  }

  /** Notes an attempt that failed, and whether it was the last. */
  async markTried(id: string, reason: string, isLast: boolean): Promise<void> {
    await this.sql.run(markTried, [id, isLast, reason]);
  }

  /** Whether the mail had come to rest unsent, and now waits again. */
  async markWaiting(id: string, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(markWaiting, [id])).length > 0;
  }

  /** Mails that wait and that no job of a queue carries, the oldest first. */
  async stranded(queue: string, limit: number, runner: SqlRunner): Promise<string[]> {
    return (await runner.run(findStranded, [queue, limit])).map(({ id }) => id);
  }

  /** Whether there was such a mail that was not sent. */
  async drop(id: string, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(dropMail, [id])).length > 0;
  }

  /** Takes the envelopes of old mails away that are about no application. */
  async forgetSent(): Promise<void> {
    await this.sql.run(forgetSent, []);
  }
}
