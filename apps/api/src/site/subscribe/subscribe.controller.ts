import { Controller } from '@nestjs/common';
import type { RateLimit } from '@statewise/contract';
import { subscribe, subscriptionsOfAddress } from '@statewise/contract/bank';
import { checkFields, Subscribe } from '@statewise/fields';
import { languages, localisePath, type Language } from '@statewise/i18n';
import type { Response } from 'express';
import { Config } from '@statewise/server/platform/config/config.js';
import { Sql, statement, type Transaction } from '@statewise/server/platform/database/sql.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { renderMail } from '@statewise/server/platform/mail/mail-parts.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import { Problem, fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { languageIds } from '@statewise/server/platform/markdown/language-id.js';
import { newsletterPage, pageAfter, wantsPage } from './after-form.js';
import { NewsletterLinks, type Reader } from './newsletter-links.js';
import { siteMailTexts } from '../site-texts.js';

/** $1 address, $2 name, $3 surname, $4 language: `is_new` unless it was confirmed before. */
const keep = statement<{ is_new: boolean }>(
  'subscriber-keep',
  `with before as (select confirmed_at from subscriber where lower(email) = lower($1))
    insert into subscriber as s (email, name, surname, language_id, confirmed_at) values ($1, $2, $3, $4, now())
    on conflict (lower(email)) do update set name = excluded.name, surname = excluded.surname,
      language_id = excluded.language_id, confirmed_at = coalesce(s.confirmed_at, excluded.confirmed_at)
    returning not exists (select from before where confirmed_at is not null) as is_new`,
);

const remove = statement('subscriber-remove', 'delete from subscriber where lower(email) = lower($1)');

const letters = ['newsletterConfirmation', 'newsletterWelcome'] as const;
const subjects = languages.flatMap((language) =>
  letters.map((letter) => renderMail(siteMailTexts[language][letter], {}, language).subject),
);

/** Maximum of confirmations to one mailbox, so that a caller cannot fill it; the caller is not told. */
const confirmationsOfMailbox: RateLimit = { name: 'newsletter', limit: 3, seconds: 86_400, per: 'mailbox' };

type LinkInput = Input<typeof subscribe.confirm>;

/** Subscriptions to the newsletter: requested for any address, stored once the mail's recipient confirms. */
@Controller()
export class SubscribeController {
  constructor(
    private readonly sql: Sql,
    private readonly limits: RateLimits,
    private readonly links: NewsletterLinks,
    private readonly mail: Mail,
    private readonly mailboxes: MailboxLimits,
    private readonly config: Config,
  ) {}

  /** Mails a link and stores nothing. What is done does not depend on who subscribed before. */
  @Handles(subscribe.subscribe)
  async subscribe({ language, request }: Input<typeof subscribe.subscribe>, response: Response): Promise<void> {
    this.limits.take(subscriptionsOfAddress, request.address);
    const { fields, errors } = checkFields(Subscribe, request.body, { at: new Date().toISOString() });
    if (!errors)
      await this.askToConfirm({
        name: String(fields['name']),
        surname: String(fields['surname']),
        email: String(fields['email']),
        language,
      });
    if (wantsPage(request)) return response.redirect(303, pageAfter(request, language, errors));
    if (errors) throw new Problem('REQUEST.FIELDS', { errors });
    response.status(200).json({ success: true });
  }

  /** Stores the subscription of a mailed token and welcomes a new subscriber. */
  @Handles(subscribe.confirm)
  async confirm(input: LinkInput, response: Response): Promise<void> {
    this.limits.take(subscriptionsOfAddress, input.request.address);
    const reader = this.links.confirmed(input.body.token);
    if (!reader) return answer(input, response, 'expired');
    const { email, name, surname, language } = reader;
    await this.sql.transaction(async (runner) => {
      const [kept] = await runner.run(keep, [email, name, surname, languageIds[language]]);
      if (kept?.is_new === true) await this.welcome(reader, runner);
    });
    answer(input, response, 'confirmed');
  }

  /** Deletes the subscription of a mailed token, and what was mailed about it. */
  @Handles(subscribe.leave)
  async leave(input: LinkInput, response: Response): Promise<void> {
    this.limits.take(subscriptionsOfAddress, input.request.address);
    const email = this.links.left(input.body.token);
    if (email === undefined) return answer(input, response, 'expired');
    await this.sql.transaction(async (runner) => {
      await runner.run(remove, [email]);
      await this.mail.forget(email, subjects, runner);
    });
    answer(input, response, 'left');
  }

  /** Mails the link by which a subscription is confirmed, whether there is one already or not; at most three times a day. */
  private async askToConfirm(reader: Reader): Promise<void> {
    const link = this.page(reader.language, 'confirm', this.links.toConfirm(reader));
    await this.mailboxes.send(confirmationsOfMailbox, this.letter('newsletterConfirmation', reader, link));
  }

  private async welcome(reader: Reader, runner: Transaction): Promise<void> {
    const blog = localisePath({ country: 'ot', language: reader.language }, '/blog');
    await this.mail.send(this.letter('newsletterWelcome', reader, `${this.config.publicUrl}${blog}`), runner);
  }

  private letter(name: (typeof letters)[number], { email, language }: Reader, link: string) {
    const leave = this.page(language, 'leave', this.links.toLeave(email));
    return { to: email, ...renderMail(siteMailTexts[language][name], { link, leave }, language) };
  }

  /** The page on which a person says so once more: what merely follows links changes nothing. */
  private page(language: Language, act: 'confirm' | 'leave', token: string): string {
    return `${this.config.publicUrl}${localisePath({ country: 'ot', language }, '/newsletter')}?${act}=${token}`;
  }
}

/** The form of the newsletter's page goes back to it; programs get JSON. */
function answer({ request, language }: LinkInput, response: Response, outcome: 'confirmed' | 'left' | 'expired'): void {
  if (wantsPage(request)) return response.redirect(303, newsletterPage(request, language, outcome));
  if (outcome === 'expired') throw fieldErrors({ token: ['unknown'] });
  response.status(200).json({ success: true });
}
