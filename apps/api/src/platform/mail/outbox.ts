import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../database/sql.js';

export interface Attachment {
  readonly name: string;
  /** Media type, e.g. `application/pdf`. */
  readonly type: string;
  readonly content: Buffer;
}

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** One address that an answer goes to. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
  /** The application that it is about: it is kept with that, and erased with it. */
  readonly about?: string;
}

interface MailRow {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly reply_to: string | null;
}

const insertMail = {
  name: 'outbox-insert',
  text: 'insert into outbox (id, recipient, subject, body_text, body_html, reply_to, application_id) values ($1, $2, $3, $4, $5, $6, $7)',
};
const insertAttachment = {
  name: 'outbox-attach',
  text: 'insert into outbox_attachment (mail_id, position, name, type, content) values ($1, $2, $3, $4, $5)',
};
const readMail = {
  name: 'outbox-read',
  text: 'select recipient as to, subject, body_text as text, body_html as html, reply_to from outbox where id = $1 and sent_at is null',
};
const readAttachments = {
  name: 'outbox-attachments',
  text: 'select name, type, content from outbox_attachment where mail_id = $1 order by position',
};
const settleMail = {
  name: 'outbox-settle',
  text: `with sent as (update outbox set sent_at = now() where id = $1 and application_id is not null returning id)
    delete from outbox where id = $1 and application_id is null`,
};

/** Mails wait here for a worker; without a mail server they stay, for the console to show. */
@Injectable()
export class Outbox {
  constructor(private readonly sql: Sql) {}

  async add(
    { to, subject, text, html, replyTo, attachments = [], about }: Message,
    runner: SqlRunner,
  ): Promise<string> {
    const id = randomUUID();
    await runner.run(insertMail, [id, to, subject, text, html ?? null, replyTo ?? null, about ?? null]);
    for (const [position, { name, type, content }] of attachments.entries())
      await runner.run(insertAttachment, [id, position, name, type, content]);
    return id;
  }

  async read(id: string): Promise<Message | undefined> {
    const [mail] = await this.sql.run<MailRow>(readMail, [id]);
    if (!mail) return undefined;
    const attachments = await this.sql.run<{ name: string; type: string; content: Buffer }>(readAttachments, [id]);
    const { html, reply_to: replyTo, ...rest } = mail;
    return { ...rest, ...(html !== null && { html }), ...(replyTo !== null && { replyTo }), attachments };
  }

  /** A mail that was delivered stays with its application; one that is about none is personal data that nobody needs any more. */
  async settle(id: string): Promise<void> {
    await this.sql.run(settleMail, [id]);
  }
}
