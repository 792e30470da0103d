import { codeMember, exampleApplication, exampleCode } from '@statewise/server/applications/application.schemas.js';
import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import {
  body,
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
import { exampleLoanDetails, loanDetailsSchema } from '../loan-application/loan.schemas.js';
import { preparedMails } from './prepared-loans.js';

const ofSale = { schema: body({ code: codeMember }), examples: { store: { code: exampleCode } } };

const prepared = named(
  'PreparedLoan',
  object({
    code: nullable(text('The code of the customer’s loan application; null once the customer has gone on with it')),
    continued: flag('Whether the customer has gone on with it'),
    email: nullable(text('The customer’s address')),
    loan_details: nullable(loanDetailsSchema),
  }),
);

const line = named(
  'PreparedLine',
  object({
    id: integer(),
    customer: text('The customer’s name'),
    loan_amount: nullable(number('In euro')),
    prepared_at: text(undefined, { format: 'date-time' }),
    continued: flag('Whether the customer has gone on with it'),
  }),
);

export const endpoints = {
  getPrepared: {
    summary: 'The loan application that a store prepared',
    description:
      'By the code of the store’s own application. Once the customer has saved something, the store sees only that.',
    body: ofSale,
    answers: {
      200: {
        schema: success({ prepared }),
        example: {
          success: true,
          prepared: {
            code: exampleApplication.code,
            continued: false,
            email: 'ada@example.com',
            loan_details: exampleLoanDetails,
          },
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED', 'APPLICATION.FULL'],
  },
  sendCode: {
    summary: 'Mail the customer the code and the way on',
    description: 'By the code of the store’s own application; refused once the customer has gone on.',
    isRepeatable: true,
    body: ofSale,
    answers: { 200: { schema: success(), example: { success: true } } },
    problems: ['APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED', 'APPLICATION.FULL'],
    limits: [preparedMails],
  },
  list: {
    summary: 'What the store of the signed-in intermediary prepared',
    description: 'The latest fifty, without codes.',
    answers: {
      200: {
        schema: success({ prepared: list(line) }),
        example: {
          success: true,
          prepared: [
            {
              id: 1,
              customer: 'Ada Vella',
              loan_amount: 10_000,
              prepared_at: '2026-11-20T10:00:00.000Z',
              continued: false,
            },
          ],
        },
      },
    },
  },
} as const satisfies Record<string, EndpointDescription>;
