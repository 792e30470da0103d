import { exampleOf } from '@statewise/fields';
import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import {
  body,
  fieldsSchema,
  flag,
  list,
  mapOf,
  named,
  object,
  success,
  text,
} from '@statewise/server/platform/openapi/schema.js';
import type { RateLimit } from '@statewise/server/platform/rate-limit/rate-limit.js';
import { IzolaProRequest, VatQuestion } from './business-questions.js';

/** Nobody types more numbers than this; whoever asks more wants to know who the bank's customers are. */
export const vatQuestions: RateLimit = { name: 'vat', limit: 60, seconds: 60, per: 'address' };

const choicesSchema = list(
  object({ value: text('What is sent'), label: text('What people read, in the language asked for') }),
);

const companyType = named(
  'CompanyType',
  object({
    value: text('What is sent'),
    label: text('What people read'),
    country: text('The country whose legal form it is'),
    isCompany: flag('False for sole traders'),
  }),
);

export const endpoints = {
  extractVATData: {
    summary: 'Look a VAT number up in the European register',
    description:
      '`skipVies` says that the register does not know the number or does not answer: the applicant may go on.',
    limits: [vatQuestions],
    body: { schema: fieldsSchema(VatQuestion), examples: { company: exampleOf(VatQuestion) } },
    answers: {
      200: {
        schema: success({
          valid: flag('Whether the register knows it'),
          company: text('Empty when the register does not tell'),
          address: text('Empty when the register does not tell'),
          country: text('As `countryCode`'),
          skipVies: flag('Whether to go on without the register'),
        }),
        example: {
          success: true,
          valid: true,
          company: 'Harbour Plumbing',
          address: 'Quay Street 12 2000 Antwerp',
          country: 'be',
          skipVies: false,
        },
      },
    },
    problems: ['REQUEST.FIELDS'],
  },
  validateVat: {
    summary: 'Whether another application uses a VAT number',
    limits: [vatQuestions],
    body: {
      schema: body(
        { vat: text('With or without the prefix of its country. Error keys: `required`, `vat`') },
        { applicationCode: { type: ['string', 'null'], description: 'The code of the application that asks' } },
      ),
      examples: { company: { vat: 'BE 0403.170.701' } },
    },
    answers: { 200: { schema: success({ alreadyUsed: flag() }), example: { success: true, alreadyUsed: false } } },
    problems: ['REQUEST.FIELDS', 'APPLICATION.NOT_FOUND'],
  },
  getIzolaProLogic: {
    summary: 'What a business is asked for, must send and may choose',
    isLocalised: true,
    body: { schema: fieldsSchema(IzolaProRequest), examples: { company: exampleOf(IzolaProRequest) } },
    answers: {
      200: {
        schema: success({ sections: choicesSchema, documents: choicesSchema, creditCards: choicesSchema }),
        example: {
          success: true,
          sections: [{ value: 'beneficial_owners', label: 'Beneficial owners' }],
          documents: [{ value: 'register_extract', label: 'Extract from the business register' }],
          creditCards: [{ value: 'pro_classic', label: 'Pro Classic' }],
        },
      },
    },
    problems: ['REQUEST.FIELDS'],
  },
  companyTypes: {
    summary: 'The legal forms of every country',
    isLocalised: true,
    answers: {
      200: {
        schema: success({ companyTypes: list(companyType) }),
        example: {
          success: true,
          companyTypes: [{ value: 'bv', label: 'Private company (BV)', country: 'be', isCompany: true }],
        },
      },
    },
  },
  dropdowns: {
    summary: 'All dropdowns of business accounts',
    isLocalised: true,
    answers: {
      200: {
        schema: success({ dropdowns: mapOf(choicesSchema, 'By name') }),
        example: { success: true, dropdowns: { account_type: [{ value: 'current', label: 'Current account' }] } },
      },
    },
  },
} as const satisfies Record<string, EndpointDescription>;
