import { exampleOf } from '@statewise/fields';
import { exampleApplication } from '../application-schemas.js';
import { applicationMailsOfMailbox, type RateLimit } from '../limits.js';
import { operation, operations } from '../operation.js';
import {
  flag,
  instant,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  success,
  text,
  type OutputOf,
} from '../schema.js';
import { CodeCall, exampleLoanDetails, loanDetailsSchema } from './loan-schemas.js';
import { storeArea } from './store.js';
import { codeHolders, only } from '../who.js';

/** The holder of a code cannot have a stranger's mailbox filled. */
export const preparedMails: RateLimit = { name: 'prepared-mail', limit: 5, seconds: 3_600, per: 'application' };

const ofSale = { type: CodeCall, examples: { store: exampleOf(CodeCall) } };

const preparedLoan = named(
  'PreparedLoan',
  object({
    code: nullable(text('The code of the customer’s loan application; null once the customer has gone on with it')),
    continued: flag('Whether the customer has gone on with it'),
    email: nullable(text('The customer’s address')),
    loan_details: nullable(loanDetailsSchema),
  }),
);

const preparedLine = named(
  'PreparedLine',
  object({
    id: integer(),
    customer: text('The customer’s name'),
    loan_amount: nullable(number('In euro')),
    prepared_at: instant('When'),
    continued: flag('Whether the customer has gone on with it'),
  }),
);

/** What becomes of the loan applications that a store prepared. */
export const preparedLoans = operations('preparedLoans', storeArea, {
  getPrepared: operation('POST', '/consumer-loans-vm-stores/api/getPrepared', {
    who: codeHolders,
    summary: 'The loan application that a store prepared',
    description:
      'By the code of the store’s own application. Once the customer has saved something, the store sees only that.',
    body: ofSale,
    answers: {
      200: {
        schema: success({ prepared: preparedLoan }),
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
  }),
  sendCode: operation('POST', '/consumer-loans-vm-stores/api/sendCode', {
    who: codeHolders,
    summary: 'Mail the customer the code and the way on',
    description: 'By the code of the store’s own application; refused once the customer has gone on.',
    isRepeatable: true,
    body: ofSale,
    answers: { 200: { schema: success(), example: { success: true } } },
    problems: ['APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED', 'APPLICATION.FULL'],
    limits: [preparedMails, applicationMailsOfMailbox],
  }),
  list: operation('GET', '/consumer-loans-vm-stores/api/prepared', {
    who: { ...only('intermediary'), namedBy: ['own'] },
    summary: 'What the store of the signed-in intermediary prepared',
    description: 'The latest fifty, without codes.',
    answers: {
      200: {
        schema: success({ prepared: list(preparedLine) }),
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
  }),
});

/** The loan application that a store prepared, as far as the store may know of it. */
export type PreparedLoan = OutputOf<typeof preparedLoan>;
/** One line of what a store prepared. */
export type PreparedLine = OutputOf<typeof preparedLine>;
