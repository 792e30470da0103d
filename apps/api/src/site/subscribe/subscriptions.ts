import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { checkFields, Subscribe, type FieldErrors } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import type { RateLimit } from '../../platform/rate-limit/rate-limit.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { languageIds } from '../../platform/markdown/language-id.js';
import { Subscriber } from './subscriber.entity.js';

export const subscriptionsOfAddress: RateLimit = { name: 'subscribe', limit: 30, seconds: 3_600, per: 'address' };

/** Subscriptions to the newsletter. */
@Injectable()
export class Subscriptions {
  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    private readonly limits: RateLimits,
  ) {}

  /** Keeps a subscriber and answers the errors of the fields, if any. A second time changes nothing and does not tell. */
  async subscribe(input: unknown, language: Language, address: string): Promise<FieldErrors | undefined> {
    this.limits.take(subscriptionsOfAddress, address);
    const { fields, errors } = checkFields(Subscribe, input, { at: new Date().toISOString() });
    if (errors) return errors;
    const subscriber = {
      name: String(fields['name']),
      surname: String(fields['surname']),
      email: String(fields['email']),
      languageId: languageIds[language],
    };
    await this.subscribers.createQueryBuilder().insert().values(subscriber).orIgnore().execute();
    return undefined;
  }
}
