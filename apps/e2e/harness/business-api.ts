import { successOf } from './platform-client.ts';
import type { ContactType } from '@statewise/fields';
import { businessSample, contactData, nextBelgianVat } from '@statewise/machines/testing';

/** Which business asks, and what for. */
export type BusinessKind = 'company' | 'trader' | 'card';

/** The steps that the API can bring an application to. */
export type BusinessStep = 2 | 3 | 4 | 5 | 6 | 7;

const basicsOf: Readonly<Record<BusinessKind, object>> = {
  company: {},
  trader: { companyType: 'sole_trader' },
  card: { account_type: 'credit_card' },
};

/** What an application holds, as the API loads it. */
interface Loaded {
  readonly data: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
  readonly contacts: readonly Readonly<Record<string, unknown>>[];
}

/** Applications for business accounts over the API, for journeys that are about a later step. */
export class BusinessApi {
  private readonly url: string;

  constructor(url: string) {
    this.url = `${url}/e-banking/api`;
  }

  /** A new application that stands at a step, with everything before it answered; answers its code. */
  async at(step: BusinessStep, kind: BusinessKind = 'company'): Promise<string> {
    const data = { ...businessSample[1], vat: nextBelgianVat(), ...basicsOf[kind] };
    const { code } = await this.call<{ readonly code: string }>('saveStepOne', { page: 1, data });
    for (let done = 2; done < step; done += 1) {
      // A credit card asks for no people.
      if (done === 3 && kind === 'card') continue;
      if (done === 3) await this.people(code, kind);
      if (done === 4) await this.contact(code, 'principal_account_holder');
      await this.save(code, done, businessSample[done] ?? {});
    }
    return code;
  }

  save(code: string, page: number, data: object): Promise<unknown> {
    return this.call('saveStepData', { code, page, furthestStep: page, data });
  }

  /** Adds a contact with an identity card of its own; answers its id. */
  async contact(code: string, contact_type: ContactType, other: object = {}): Promise<string> {
    const data = contactData(contact_type, other);
    return (await this.call<{ readonly id: string }>('saveContact', { code, contact_type, data })).id;
  }

  finish(code: string): Promise<unknown> {
    return this.call('finish', { code });
  }

  goTo(code: string, page: number): Promise<unknown> {
    return this.call('changeStep', { code, page });
  }

  /** Deletes the contacts of a type, where the application stands at their step. */
  async withdraw(code: string, type: ContactType): Promise<void> {
    const { contacts } = await this.load(code);
    for (const { id, contact_type } of contacts)
      if (contact_type === type) await this.call('deleteContact', { code, id });
  }

  /** Answers by step, and the contacts that count. */
  load(code: string): Promise<Loaded> {
    return this.call('loadApplicationByCode', { code });
  }

  private async people(code: string, kind: BusinessKind): Promise<void> {
    if (kind === 'trader') await this.contact(code, 'owner_partner');
    else {
      await this.contact(code, 'beneficial_owner_individual', { shares: 100 });
      await this.contact(code, 'director_individual');
      await this.contact(code, 'authorised_signatory');
    }
  }

  private async call<Answer = unknown>(name: string, body: object): Promise<Answer> {
    const answer = await successOf(`${this.url}/${name}`, 'POST', body);
    return answer.json();
  }
}
