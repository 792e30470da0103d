import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { receiptsOfMailbox } from '@statewise/contract/bank';
import { localisePath, bankPaths, type Language } from '@statewise/i18n';
import { Config } from '@statewise/server/platform/config/config.js';
import type { Transaction } from '@statewise/server/platform/database/sql.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { renderMail, type MailContent } from '@statewise/server/platform/mail/mail-parts.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import type { Attachment } from '@statewise/server/platform/mail/outbox.js';
import { phoneText } from '@statewise/server/platform/phone-text.js';
import { Files } from '@statewise/server/platform/storage/files.js';
import type { StoredFile } from '@statewise/server/platform/uploads/uploads.js';
import type { StoredMessage } from './contact.statements.js';
import { siteMailTexts } from '../site-texts.js';

/** Mails a message to the bank with its attachments, and a receipt to its sender. */
@Injectable()
export class ContactMails {
  constructor(
    private readonly mail: Mail,
    private readonly mailboxes: MailboxLimits,
    private readonly files: Files,
    private readonly config: Config,
  ) {}

  /** What a message brought, read before there is a transaction: a slow store would keep its connection. */
  async attachmentsOf({ attachments: files }: StoredMessage): Promise<Attachment[]> {
    const attachments: Attachment[] = [];
    for (const file of files) attachments.push(await this.attachmentOf(file));
    return attachments;
  }

  /** Mails go out only if the transaction of `runner` commits; the receipt unless that mailbox has had enough of them today. */
  async send(
    { reference, language, fields }: StoredMessage,
    attachments: readonly Attachment[],
    runner: Transaction,
  ): Promise<void> {
    const text = (name: string): string => String(fields[name] ?? '');
    await this.mail.send(
      {
        to: this.config.contactEmail,
        replyTo: text('email'),
        subject: `[${reference}] ${text('subject')}`,
        text: letterToBank(reference, language, text),
        attachments,
      },
      runner,
    );
    if (await this.mailboxes.isTaken(receiptsOfMailbox, text('email'), runner))
      await this.mail.send({ to: text('email'), ...this.receipt(reference, language) }, runner);
  }

  /** Returns the sender's receipt: nothing that was typed, since nothing shows that the address is the sender's own. */
  private receipt(reference: string, language: Language): MailContent {
    const link = `${this.config.publicUrl}${localisePath({ country: 'ot', language }, bankPaths.contact)}#contact-form`;
    const { figures: labels, ...texts } = siteMailTexts[language].contactReceipt;
    return renderMail(texts, { reference, link, figures: [[labels.reference, reference]] }, language);
  }

  private async attachmentOf({ name, contentType, fileName }: StoredFile): Promise<Attachment> {
    const content = await this.files.get(fileName);
    if (!content) throw new Error('An attachment that was just stored is not there.');
    return { name, type: contentType, content: await buffer(content) };
  }
}

type Text = (name: string) => string;

/** What a colleague reads: every answer by its name, then the message as it was typed. */
function letterToBank(reference: string, language: Language, text: Text): string {
  const lines = [
    ['Reference', reference],
    ['From', `${text('title')} ${text('name')} ${text('surname')}`],
    ['E-mail', text('email')],
    ['Telephone', phoneText(text('telephone'))],
    ['Good time to call', text('convenient_timetotalk')],
    ['Language', language],
    ['Subject', text('subject')],
    ['Attachments', text('attachments')],
  ];
  const told = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return `${told.join('\n')}\n\n${text('message')}\n`;
}
