import { jsonSchemaOf, LoanDetails, priceCountries } from '@statewise/fields';
import { codeMember, exampleCode } from '@statewise/server/applications/application.schemas.js';
import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { body, flag, named, nullable, success, text } from '@statewise/server/platform/openapi/schema.js';
import { changes } from './loan-application.endpoints.js';
import {
  exampleLoan,
  exampleLoanDetails,
  exampleLoanPlan,
  loanDetailsSchema,
  loanPlanSchema,
  promotionSchema,
  wrapping,
} from './loan.schemas.js';
import { loanPlanMails } from './loan-plan-mail.js';

const detailsAnswer = {
  200: {
    schema: success({ loan_details: loanDetailsSchema }),
    example: { success: true, loan_details: exampleLoanDetails },
  },
};
const opened = { schema: body({ code: codeMember }, wrapping), examples: { application: { code: exampleCode } } };
const { properties: loanProperties } = jsonSchemaOf(LoanDetails);
const pdf = {
  200: { description: 'A PDF', schema: text(undefined, { format: 'binary' }), types: ['application/pdf'] },
};

export const endpoints = {
  details: {
    summary: 'The loan details of an application',
    body: opened,
    answers: detailsAnswer,
    problems: ['APPLICATION.NOT_FOUND'],
  },
  saveAmount: {
    summary: 'Change the amount alone',
    isRepeatable: true,
    body: {
      schema: body({ code: codeMember }, { ...wrapping, amount: loanProperties['amount'] ?? {} }),
      examples: { amount: { code: exampleCode, amount: 9000 } },
    },
    answers: detailsAnswer,
    problems: changes,
  },
  saveDetails: {
    summary: 'Change the loan; the answer has its plan',
    description: 'What is not mentioned stays as it is.',
    isRepeatable: true,
    body: {
      schema: named('ChangeLoan', body({ code: codeMember }, { ...wrapping, ...loanProperties })),
      examples: { loan: { code: exampleCode, ...exampleLoan } },
    },
    answers: {
      200: {
        schema: success({ loan_details: loanDetailsSchema, loan_plan: loanPlanSchema }),
        example: { success: true, loan_details: exampleLoanDetails, loan_plan: exampleLoanPlan },
      },
    },
    problems: changes,
  },
  removePromotion: {
    summary: 'Do without the promotion',
    isRepeatable: true,
    body: opened,
    answers: {
      200: {
        schema: detailsAnswer[200].schema,
        example: {
          success: true,
          loan_details: { ...exampleLoanDetails, consumer_loan_application_promotion_id: null, promotional_months: 0 },
        },
      },
    },
    problems: changes,
  },
  sendLoanPlan: {
    summary: 'Mail the loan plan as a PDF',
    description: 'To the applicant with the link to go on, or to another address without it.',
    isRepeatable: true,
    isLocalised: true,
    body: {
      schema: body(
        { code: codeMember },
        {
          ...wrapping,
          email: {
            type: ['string', 'null'],
            description: 'The applicant’s unless given. Error keys: `required`, `email`',
          },
        },
      ),
      examples: { applicant: { code: exampleCode, email: 'ada@example.com' } },
    },
    answers: { 200: { description: 'Queued', schema: success(), example: { success: true } } },
    problems: ['APPLICATION.NOT_FOUND'],
    limits: [loanPlanMails],
  },
  hasDefaultPromotion: {
    summary: 'The promotion that the type of this application’s loan has by default',
    isLocalised: true,
    query: { code: { schema: text(), description: 'The secret code', example: exampleCode, isRequired: true } },
    answers: {
      200: {
        schema: success({ has_default_promotion: flag(), promotion: nullable(promotionSchema) }),
        example: {
          success: true,
          has_default_promotion: true,
          promotion: { id: 1, loan_id: 1, name: '6 months without interest', is_default: true, months: 6 },
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  },
  factSheet: {
    summary: 'What our loans cost today, as a PDF',
    isLocalised: true,
    query: {
      country: { schema: text(undefined, { enum: priceCountries }), description: 'Whose prices; `be` unless said' },
    },
    answers: pdf,
  },
  faq: { summary: 'Questions and answers, as a PDF', isLocalised: true, answers: pdf },
} as const satisfies Record<string, EndpointDescription>;
