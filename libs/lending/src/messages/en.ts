import { messages as typeMessages } from '@statewise/i18n/answers/loan-types/en';

/** Texts of a loan, its types and its plan, in every front end that calculates one. */
export const messages = {
  ...typeMessages,
  'loan.months': { one: '{count} month', other: '{count} months' },

  'plan.title': 'Your loan at a glance',
  'plan.monthly': 'A month',
  'plan.rate': 'Interest rate a year',
  'plan.apr': 'APR',
  'plan.term': 'Term',
  'plan.amount': 'Amount of the loan',
  'plan.interest': 'Total interest',
  'plan.total': 'Total to repay',
  'plan.example':
    'Representative example: {amount} over {months} at a fixed rate of {rate} a year (APR {apr}) costs {monthly} a month and {total} in total.',
  'plan.first': 'First payment',
  'plan.promotional': 'Without interest',
  'plan.rejected': 'We cannot lend this',
  'plan.rejectedText': 'Choose a smaller amount, a shorter term or another purpose.',
  'plan.revised': 'We adapted your loan',
  'plan.revisedText': 'A loan ends before the 75th birthday at the latest. We can offer you {amount} over {months}.',
  'plan.most': 'At most {amount}',
  'plan.mostText': 'For this purpose we lend at most {amount}. Enter a smaller amount or choose another purpose.',
  'plan.tooLate':
    'A loan has to end before your 75th birthday, and even our shortest term ends after it. That is why we cannot offer you this loan. Questions? Call us on {phone}.',
  'plan.shorter': 'Your loan has to end before your 75th birthday',
  'plan.shorterText': 'Choose a term of at most {months} under “Change the loan”.',
} as const;

export type LoanTextKey = keyof typeof messages;
