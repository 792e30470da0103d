import { exampleOf } from '@statewise/fields';
import { applicationMailsOfMailbox, type RateLimit } from '../limits.js';
import { ok, operation, operations } from '../operation.js';
import * as s from '../schema.js';
import { CodeCall, exampleLoanDetails, loanDetailsSchema } from './loan-schemas.js';
import { storeArea } from './store.js';
import { codeHolders, only } from '../who.js';

/** The holder of a code cannot have a stranger's mailbox filled. */
export const preparedMails: RateLimit = { name: 'prepared-mail', limit: 5, seconds: 3_600, per: 'application' };

const ofSale = { type: CodeCall, examples: { store: exampleOf(CodeCall) } };

const preparedLoan = s.namedObject('PreparedLoan', {
  continued: s.flag('Whether the customer has gone on with it'),
  email: s.nullable(s.text('The customer’s address')),
  loan_details: s.nullable(loanDetailsSchema),
});

const preparedLine = s.namedObject('PreparedLine', {
  id: s.integer(),
  customer: s.text('The customer’s name'),
  loan_amount: s.nullable(s.number('In euro')),
  prepared_at: s.instant('When'),
  continued: s.flag('Whether the customer has gone on with it'),
});

/** What becomes of the loan applications that a store prepared. */
export const preparedLoans = operations('preparedLoans', storeArea, {
  getPrepared: operation('POST', '/consumer-loans-vm-stores/api/getPrepared', {
    who: codeHolders,
    summary: 'The loan application that a store prepared',
    description:
      'By the code of the store’s own application, without the customer’s code: that is told in the answer to the event that prepared it. Once the customer has saved something, the store sees only that.',
    body: ofSale,
    answers: ok(
      { prepared: preparedLoan },
      { prepared: { continued: false, email: 'ada@example.com', loan_details: exampleLoanDetails } },
    ),
    problems: ['APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED', 'APPLICATION.LOST', 'APPLICATION.FULL'],
  }),
  sendCode: operation('POST', '/consumer-loans-vm-stores/api/sendCode', {
    who: codeHolders,
    summary: 'Mail the customer the way on, without the code',
    description:
      'By the code of the store’s own application; the store tells its customer the code itself. Refused once the customer has gone on.',
    isRepeatable: true,
    body: ofSale,
    answers: ok({}),
    problems: ['APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED', 'APPLICATION.LOST', 'APPLICATION.FULL'],
    limits: [preparedMails, applicationMailsOfMailbox],
  }),
  list: operation('GET', '/consumer-loans-vm-stores/api/prepared', {
    who: { ...only('intermediary'), namedBy: ['own'] },
    summary: 'What the store of the signed-in intermediary prepared',
    description: 'The latest fifty, without codes.',
    answers: ok(
      { prepared: s.list(preparedLine) },
      {
        prepared: [{ customer: 'Ada Vella', loan_amount: 10_000 }],
      },
    ),
  }),
});

/** The loan application that a store prepared, as far as the store may know of it. */
export type PreparedLoan = s.OutputOf<typeof preparedLoan>;
/** One line of what a store prepared. */
export type PreparedLine = s.OutputOf<typeof preparedLine>;
