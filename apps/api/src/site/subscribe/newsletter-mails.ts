import { Injectable } from '@nestjs/common';
import { localisePath, type Language } from '@statewise/i18n';
import { Config } from '@statewise/server/platform/config/config.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { renderMail } from '@statewise/server/platform/mail/mail-parts.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import type { RateLimit } from '@statewise/contract';
import { NewsletterLinks, type Reader } from './newsletter-links.js';
import { siteMailTexts } from '../site-texts.js';

/** Maximum of confirmations to one mailbox, so that a caller cannot fill it; the caller is not told. */
const confirmationsOfMailbox: RateLimit = { name: 'newsletter', limit: 3, seconds: 86_400, per: 'mailbox' };

/** The mails about a subscription, each with a link that ends it. */
@Injectable()
export class NewsletterMails {
  constructor(
    private readonly mail: Mail,
    private readonly links: NewsletterLinks,
    private readonly mailboxes: MailboxLimits,
    private readonly config: Config,
  ) {}

  /** Mails the link by which a subscription is confirmed, whether there is one already or not; at most three times a day. */
  async askToConfirm(reader: Reader): Promise<void> {
    if (!(await this.mailboxes.isTaken(confirmationsOfMailbox, reader.email))) return;
    await this.send('newsletterConfirmation', reader, {
      link: this.page(reader.language, 'confirm', this.links.toConfirm(reader)),
    });
  }

  async welcome(reader: Reader): Promise<void> {
    const blog = localisePath({ country: 'ot', language: reader.language }, '/blog');
    await this.send('newsletterWelcome', reader, { link: `${this.config.publicUrl}${blog}` });
  }

  private async send(
    letter: 'newsletterConfirmation' | 'newsletterWelcome',
    { email, language }: Reader,
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    const leave = this.page(language, 'leave', this.links.toLeave(email));
    await this.mail.send({ to: email, ...renderMail(siteMailTexts[language][letter], { ...values, leave }, language) });
  }

  /** The page on which a person says so once more: what merely follows links changes nothing. */
  private page(language: Language, act: 'confirm' | 'leave', token: string): string {
    return `${this.config.publicUrl}${localisePath({ country: 'ot', language }, '/newsletter')}?${act}=${token}`;
  }
}
