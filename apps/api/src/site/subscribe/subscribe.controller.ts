import { Controller } from '@nestjs/common';
import { subscribe, subscriptionsOfAddress } from '@statewise/contract/bank';
import { checkFields, Subscribe } from '@statewise/fields';
import type { Response } from 'express';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Problem, fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { languageIds } from '@statewise/server/platform/markdown/language-id.js';
import { newsletterPage, pageAfter, wantsPage } from './after-form.js';
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

type LinkInput = Input<typeof subscribe.confirm>;

/** Subscriptions to the newsletter: requested for any address, stored once the mail's recipient confirms. */
@Controller()
export class SubscribeController {
  constructor(
    private readonly sql: Sql,
    private readonly limits: RateLimits,
    private readonly links: NewsletterLinks,
    private readonly mails: NewsletterMails,
  ) {}

  /** Mails a link and stores nothing. What is done does not depend on who subscribed before. */
  @Handles(subscribe.subscribe)
  async subscribe({ language, request }: Input<typeof subscribe.subscribe>, response: Response): Promise<void> {
    this.limits.take(subscriptionsOfAddress, request.address);
    const { fields, errors } = checkFields(Subscribe, request.body, { at: new Date().toISOString() });
    if (!errors)
      await this.mails.askToConfirm({
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
    const [kept] = await this.sql.run(keep, [email, name, surname, languageIds[language]]);
    if (kept?.is_new === true) await this.mails.welcome(reader);
    answer(input, response, 'confirmed');
  }

  /** Deletes the subscription of a mailed token. */
  @Handles(subscribe.leave)
  async leave(input: LinkInput, response: Response): Promise<void> {
    this.limits.take(subscriptionsOfAddress, input.request.address);
    const email = this.links.left(input.body.token);
    if (email === undefined) return answer(input, response, 'expired');
    await this.sql.run(remove, [email]);
    answer(input, response, 'left');
  }
}

/** The form of the newsletter's page goes back to it; programs get JSON. */
function answer({ request, language }: LinkInput, response: Response, outcome: 'confirmed' | 'left' | 'expired'): void {
  if (wantsPage(request)) return response.redirect(303, newsletterPage(request, language, outcome));
  if (outcome === 'expired') throw fieldErrors({ token: ['unknown'] });
  response.status(200).json({ success: true });
}
