import { Injectable } from '@nestjs/common';
import { subscriptionsOfAddress } from '@statewise/contract/bank';
import { checkFields, Subscribe, type FieldErrors } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { languageIds } from '@statewise/server/platform/markdown/language-id.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterMails } from './newsletter-mails.js';

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

/** Subscriptions to the newsletter: requested for any address, stored once the mail's recipient confirms. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly sql: Sql,
    private readonly limits: RateLimits,
    private readonly links: NewsletterLinks,
    private readonly mails: NewsletterMails,
  ) {}

  /** Mails a link and stores nothing; answers the errors of the fields, if any. What is done does not depend on who subscribed before. */
  async subscribe(input: unknown, language: Language, address: string): Promise<FieldErrors | undefined> {
    this.limits.take(subscriptionsOfAddress, address);
    const { fields, errors } = checkFields(Subscribe, input, { at: new Date().toISOString() });
    if (errors) return errors;
    await this.mails.askToConfirm({
      name: String(fields['name']),
      surname: String(fields['surname']),
      email: String(fields['email']),
      language,
    });
    return undefined;
  }

  /** Stores the subscription of a mailed token and welcomes a new subscriber; false for an invalid or expired token. */
  async confirm(token: string, address: string): Promise<boolean> {
    this.limits.take(subscriptionsOfAddress, address);
    const reader = this.links.confirmed(token);
    if (!reader) return false;
    const { email, name, surname, language } = reader;
    const [kept] = await this.sql.run(keep, [email, name, surname, languageIds[language]]);
    if (kept?.is_new === true) await this.mails.welcome(reader);
    return true;
  }

  /** Deletes the subscription of a mailed token; false for an invalid one. */
  async leave(token: string, address: string): Promise<boolean> {
    this.limits.take(subscriptionsOfAddress, address);
    const email = this.links.left(token);
    if (email === undefined) return false;
    await this.sql.run(remove, [email]);
    return true;
  }
}
