import { Choice, Example, exampleOf, Flag, OneOf, Required, Text, TextList } from '@statewise/fields';
import { languages, type Language } from '@statewise/i18n';
import type { RateLimit } from '../limits.js';
import { AsSent } from '../members.js';
import { ok, operation, operations } from '../operation.js';
import * as s from '../schema.js';
import { businessArea } from './business-schemas.js';
import { adminsToo, everyone } from '../who.js';

/** Questions from one address; more would tell who the bank's customers are. */
export const vatQuestions: RateLimit = { name: 'vat', limit: 60, seconds: 60, per: 'address' };

/** A VAT number to look up. */
export class VatQuestion {
  @Required() @Text({ max: 40 }) @Example('BE 0403.170.701') vat: string;
  @Required() @Choice('business_countries', { anyCase: true }) @Example('be') countryCode: string;
}

/** What `getIzolaProLogic` asks about. */
export class IzolaProRequest {
  @OneOf(languages) @Example('en') language?: Language;
  @Required() @Choice('business_countries', { anyCase: true }) @Example('be') country: string;
  @Required() @Text() @Example('bv') companyType: string;
  @Flag() @Example(false) isCreditCardAccount?: boolean;
  @TextList() @Example(['pro_classic', 'pro_gold']) creditCardTypes?: readonly string[];
}

/** A VAT number, with or without its country, and the application that asks. */
export class VatUseQuestion {
  @AsSent({ type: 'string', description: 'With or without the prefix of its country. Error keys: `required`, `vat`.' })
  vat?: unknown;

  @AsSent({ type: ['string', 'null'], description: 'The code of the application that asks.' })
  applicationCode?: unknown;
}

const choicesSchema = s.list(
  s.object({ value: s.text('What is sent'), label: s.text('What people read, in the language asked for') }),
);

const companyType = s.namedObject('CompanyType', {
  value: s.text('What is sent', { example: 'bv' }),
  label: s.text('What people read', { example: 'Private company (BV)' }),
  country: s.text('The country whose legal form it is', { example: 'be' }),
  isCompany: s.flag('False for sole traders'),
});

/** What a form of a business account asks before it is saved. */
export const businessQuestions = operations('businessQuestions', businessArea, {
  extractVATData: operation('POST', '/e-banking/api/extractVATData', {
    who: everyone,
    summary: 'Look a VAT number up in the European register',
    description:
      '`skipVies` says that the register does not know the number or does not answer: the applicant may go on.',
    limits: [vatQuestions],
    body: { type: VatQuestion, examples: { company: exampleOf(VatQuestion) } },
    answers: ok(
      {
        valid: s.flag('Whether the register knows it'),
        company: s.text('Empty when the register does not tell', { example: 'Harbour Plumbing' }),
        address: s.text('Empty when the register does not tell', { example: 'Quay Street 12 2000 Antwerp' }),
        country: s.text('As `countryCode`', { example: 'be' }),
        skipVies: s.flag('Whether to go on without the register'),
        register: s.text('The answer of the register; `unavailable` while it is down', {
          enum: ['valid', 'unknown', 'unavailable'],
        }),
      },
      { valid: true },
    ),
  }),
  validateVat: operation('POST', '/e-banking/api/validateVat', {
    who: adminsToo,
    summary: 'Whether another application uses a VAT number',
    limits: [vatQuestions],
    body: { type: VatUseQuestion, examples: { company: { vat: 'BE 0403.170.701' } } },
    answers: ok({
      alreadyUsed: s.flag('Whether another application has the number'),
      begun: s.flag(
        'Whether that was only begun: `beginAnew` lets another one begin with the number until an address is proven',
      ),
    }),
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  getIzolaProLogic: operation('POST', '/e-banking/api/getIzolaProLogic', {
    who: everyone,
    summary: 'What a business is asked for, must send and may choose',
    isLocalised: true,
    body: { type: IzolaProRequest, examples: { company: exampleOf(IzolaProRequest) } },
    answers: ok(
      { sections: choicesSchema, documents: choicesSchema, creditCards: choicesSchema },
      {
        sections: [{ value: 'beneficial_owners', label: 'Beneficial owners' }],
        documents: [{ value: 'register_extract', label: 'Extract from the business register' }],
        creditCards: [{ value: 'pro_classic', label: 'Pro Classic' }],
      },
    ),
  }),
  companyTypes: operation('GET', '/e-banking/api/getIzolaProViesCompanyTypes', {
    who: everyone,
    summary: 'The legal forms of every country',
    isLocalised: true,
    answers: ok({ companyTypes: s.list(companyType) }, { companyTypes: [{ isCompany: true }] }),
  }),
  dropdowns: operation('GET', '/e-banking/api/dropdowns', {
    who: everyone,
    summary: 'All dropdowns of business accounts',
    isLocalised: true,
    answers: ok(
      { dropdowns: s.mapOf(choicesSchema, 'By name') },
      { dropdowns: { account_type: [{ value: 'current', label: 'Current account' }] } },
    ),
  }),
});
