import { setup } from 'xstate';
import { guardsOf, wizardActionDescriptions, type ChartMeta, type StepMeta } from '@statewise/flow';
import { loanChanges } from './changes.js';
import type { LoanContext } from './context.js';
import type { LoanEvent } from './events.js';
import { loanRules, loanWizard } from './rules.js';

/** Done in the world by the server; in the chart they are only names. */
const doneByTheServer = () => {};

/** Types, guards and actions of the loan application's chart. */
export const loanSetup = setup({
  types: {
    context: {} as LoanContext,
    events: {} as LoanEvent,
    meta: {} as StepMeta | ChartMeta | { readonly group: true },
    tags: {} as 'form' | 'decided',
  },
  guards: guardsOf(loanRules),
  actions: {
    ...loanWizard.actions,
    ...loanChanges,
    analyseRisk: doneByTheServer,
    openReview: doneByTheServer,
    requestReview: doneByTheServer,
    announceDecision: doneByTheServer,
    announceReopening: doneByTheServer,
    confirmReceipt: doneByTheServer,
  },
});

/** What each action does, for people. */
export const actionDescriptions = {
  ...wizardActionDescriptions,
  createApplication: 'Keeps step one, the loan details when given, and how the application came.',
  keepReferral: 'Keeps the loan details and which store prepared the application.',
  changeLoan: 'Keeps the loan details, in step four too once that is answered.',
  removePromotion: 'Keeps the loan without its promotion.',
  startAnalysis: 'Counts the attempt and clears the last result.',
  keepAnalysis:
    'Keeps the result, its reasons and the risk status; forgets a review that was answered and, where they say no, the letter of a former decision.',
  submit: 'Makes the application status COMPLETED.',
  keepDocuments: 'Makes the status of the payslip or invoice PENDING.',
  keepStatus:
    'Keeps the status and what is written beside a decision; a check that fails takes an earlier final yes back.',
  keepProposal: 'Keeps the acceptance as a proposal: another person has to confirm it.',
  acceptProposal: 'Makes the final status PASSED, with the letter of the proposal.',
  closeProposal: 'Forgets the proposal to accept.',
  closeJump: 'Forgets the last jump: a decision cannot be undone by it.',
  keepReviewRequest: 'Makes the final status REVIEW.',
  analyseRisk: 'The server asks the risk rules.',
  openReview: 'The server puts the application on the list of those that a person has to look at, with a deadline.',
  requestReview: 'The server confirms to the applicant that a person will look.',
  dropDocuments: 'Takes the status of the payslip or invoice back when none is left.',
  takeAlternative: 'Keeps the smaller loan that would have passed; the application is to be sent again.',
  confirmReceipt: 'The server mails the applicant that the application has arrived.',
  announceDecision: 'The server mails the decision to the applicant.',
  announceReopening: 'The server mails the applicant that the decision no longer counts, or the no that stands again.',
} as const;
