import { exampleOf, jsonSchemaOf, StoreDetails, StoreEntry } from '@statewise/fields';
import {
  applicationSchema,
  captchaMember,
  codeMember,
  exampleApplication,
  exampleCode,
  versionMember,
} from '@statewise/server/applications/application.schemas.js';
import type { Area, EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import {
  body,
  fieldsSchema,
  flag,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  success,
  text,
} from '@statewise/server/platform/openapi/schema.js';
import {
  exampleLoanDetails,
  exampleLoanPlan,
  loanDetailsSchema,
  loanPlanSchema,
  promotionSchema,
} from '../loan-application/loan.schemas.js';
import { CalculatedLoan } from './store-fields.js';

export const area: Area = {
  name: 'Store app',
  description: 'Partner stores and the loan calculator.',
  isSpecified: true,
};

const [entry, customer] = [jsonSchemaOf(StoreEntry), jsonSchemaOf(StoreDetails)];
const details = customer.properties;

const storeForm = named('StoreForm', {
  ...customer,
  properties: { ...entry.properties, ...details },
  required: [...entry.required, ...customer.required],
  example: { ...exampleOf(StoreEntry), ...exampleOf(StoreDetails) },
});
const storeLoan = named(
  'StoreLoan',
  body(
    {},
    Object.fromEntries(
      ['loan_type_id', 'loan_amount', 'loan_term', 'promotion_id', 'description'].map((name) => [
        name,
        details[name] ?? {},
      ]),
    ),
  ),
);
const loanTerm = named(
  'LoanTerm',
  object({
    loan_type_id: integer(),
    term: integer('Months'),
    minimum: nullable(number('The smallest amount in euro; null where it only fills a gap')),
  }),
);
const loanType = named(
  'LoanType',
  object({
    id: integer(),
    name: text(),
    maximum: nullable(number('In euro; null where there is none')),
    staff_only: flag(),
  }),
);
const planAnswer = {
  schema: success({ loan_plan: loanPlanSchema }),
  example: { success: true, loan_plan: exampleLoanPlan },
};
const changes = ['APPLICATION.NOT_FOUND', 'APPLICATION.STALE', 'APPLICATION.REFUSED', 'APPLICATION.FULL'] as const;

export const endpoints = {
  stores: {
    summary: 'The partner’s stores',
    answers: {
      200: {
        schema: success({
          stores: list(named('Store', object({ id: integer(), store_number: text(), name: text(), city: text() }))),
        }),
        example: {
          success: true,
          stores: [{ id: 1, store_number: '101', name: 'Bathline Brussels', city: 'Brussels' }],
        },
      },
    },
  },
  loanDetails: {
    summary: 'What the calculator offers',
    description: 'In a store that store’s promotions; by an intermediary larger amounts.',
    isLocalised: true,
    query: {
      s: { schema: text(), description: 'Store number; an unknown one is 404. Error key: `format`', example: '101' },
      r: { schema: text(undefined, { enum: ['store', 'intermediary'] }), description: 'The route. Error key: `oneOf`' },
    },
    answers: {
      200: {
        schema: success({
          promotions: list(promotionSchema),
          loanTypes: list(loanType),
          loanTerms: list(loanTerm),
          allow_vm_promotions: flag('Whether the store gives promotions'),
          allow_staff_loans: flag('Whether the caller, coming from the staff’s pages, is taken for staff'),
        }),
        example: {
          success: true,
          promotions: [{ id: 1, loan_id: 1, name: '6 months without interest', is_default: true, months: 6 }],
          loanTypes: [{ id: 1, name: 'Renovation loan', maximum: 25000, staff_only: false }],
          loanTerms: [{ loan_type_id: 1, term: 12, minimum: 500 }],
          allow_vm_promotions: true,
          allow_staff_loans: false,
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS'],
  },
  calculate: {
    summary: 'The plan of a loan',
    description: 'Over the maximum it is rejected; a term past the 75th birthday is revised.',
    signedIn: 'Intermediaries may lend more.',
    body: { schema: fieldsSchema(CalculatedLoan), examples: { renovation: exampleOf(CalculatedLoan) } },
    answers: { 200: planAnswer },
  },
  save: {
    summary: 'Prepare an application for a customer, who continues it with the code',
    signedIn: 'An intermediary owns what it prepares; who is signed in needs no human check.',
    isRepeatable: true,
    body: {
      schema: body(
        { action: text('Error keys: `required`, `oneOf`', { const: 'create' }), form_data: storeForm },
        { captcha: captchaMember, version: versionMember },
      ),
      examples: { customer: { action: 'create', form_data: { ...exampleOf(StoreEntry), ...exampleOf(StoreDetails) } } },
    },
    answers: {
      201: {
        schema: success({ code: text('The secret code'), application: applicationSchema }),
        example: {
          success: true,
          code: exampleApplication.code,
          application: {
            ...exampleApplication,
            state: 'stepVm',
            current_step: 0,
            furthest_step: 0,
            referrer: 'vanmarcke',
          },
        },
      },
    },
    problems: ['REQUEST.CAPTCHA', 'APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED'],
  },
  saveLoanDetails: {
    summary: 'Change the loan of a prepared application',
    description: 'What is not mentioned stays as it is.',
    isRepeatable: true,
    body: {
      schema: body({ code: codeMember, form_data: storeLoan }, { version: versionMember }),
      examples: {
        loan: { code: exampleCode, form_data: { loan_type_id: 1, loan_amount: 10000, loan_term: 36 } },
      },
    },
    answers: {
      200: {
        schema: success({ loan_details: loanDetailsSchema }),
        example: { success: true, loan_details: exampleLoanDetails },
      },
    },
    problems: changes,
  },
  generateLoanPlan: {
    summary: 'The plan of an application’s loan and where its PDF is',
    body: { schema: body({ code: codeMember }), examples: { application: { code: exampleCode } } },
    answers: {
      200: {
        schema: success({ loan_plan: loanPlanSchema, download: text('The address of the PDF') }),
        example: {
          ...planAnswer.example,
          download: `/consumer-loans-vm-stores/api/downloadLoanPlan?code=${exampleApplication.code}`,
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  },
  downloadLoanPlan: {
    summary: 'The loan plan as a PDF: totals, APR and every month',
    isLocalised: true,
    query: { code: { schema: text(), description: 'The secret code', example: exampleCode, isRequired: true } },
    answers: {
      200: { description: 'A PDF', schema: text(undefined, { format: 'binary' }), types: ['application/pdf'] },
    },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.FIELDS'],
  },
} as const satisfies Record<string, EndpointDescription>;
