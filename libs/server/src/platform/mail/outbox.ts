import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../database/sql.js';
import { unturned, type Language } from '@statewise/i18n';
import { MailBodies } from './mail-bodies.js';
import type { MailPart } from './mail-parts.js';
import * as statements from './outbox.statements.js';

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
  /** The action of its chart that it carries out, where another one can overtake it. */
  readonly action?: string;
  /** The job that writes this mail alone, and once however often it is attempted. */
  readonly job?: string;
}

/** Mails wait here for a worker; without a mail server they stay, for the console to show. */
@Injectable()
export class Outbox {
  constructor(
    private readonly sql: Sql,
    private readonly bodies: MailBodies,
  ) {}

  /** Keeps a mail, and answers whether it waits to be sent; undefined where a former attempt of its job wrote it. */
  async add(
    { to, subject, text, parts, language, replyTo, attachments = [], about, action, job }: Message,
    runner: SqlRunner,
    wanted: 'waiting' | 'kept',
  ): Promise<{ readonly id: string; readonly state: 'waiting' | 'kept' } | undefined> {
    const id = job ?? randomUUID();
    const body = this.bodies.encrypt(id, { text, parts, language });
    const [row] = await runner.run(statements.insertMail, [
      id,
      to,
      unturned(subject),
      body,
      replyTo ?? null,
      about ?? null,
      wanted,
      action ?? null,
    ]);
    if (!row) return undefined;
    for (const [position, { name, type, content }] of attachments.entries())
      await runner.run(statements.insertAttachment, [id, position, name, type, content]);
    return { id, state: row.state };
  }

  async read(id: string): Promise<Message | undefined> {
    const [mail] = await this.sql.run(statements.readMail, [id]);
    if (!mail) return undefined;
    const attachments = await this.sql.run(statements.readAttachments, [id]);
    const { body, reply_to: replyTo, ...rest } = mail;
    return { ...rest, ...this.bodies.decrypt(id, body), ...(replyTo !== null && { replyTo }), attachments };
  }
}
