import { assign, setup } from 'xstate';
import type { ChartMeta } from '../flow/chart-meta.js';
import type { StepMeta } from '../flow/flow.js';
import * as changes from './changes.js';
import { guards } from './guards.js';
import type { LoanContext, LoanEvent } from './types.js';

/** Done in the world by the server; in the chart they are only names. */
const doneByTheServer = () => {};

/** Types, guards and actions of the loan application's chart. */
export const loanSetup = setup({
  types: {
    context: {} as LoanContext,
    events: {} as LoanEvent,
    meta: {} as StepMeta | ChartMeta,
    tags: {} as 'form' | 'decided',
  },
  guards,
  actions: {
    createApplication: assign(changes.createApplication),
    keepReferral: assign(changes.keepReferral),
    saveStep: assign(changes.saveStep),
    changeLoan: assign(changes.changeLoan),
    removePromotion: assign(changes.removePromotion),
    arrive: assign(changes.arrive),
    leave: assign(changes.leave),
    stay: assign({}),
    startAnalysis: assign(changes.startAnalysis),
    keepAnalysis: assign(changes.keepAnalysis),
    submit: assign(changes.submit),
    keepDocuments: assign(changes.keepDocuments),
    keepStatus: assign(changes.keepStatus),
    closeJump: assign(changes.closeJump),
    keepReviewRequest: assign(changes.keepReviewRequest),
    rememberJump: assign(changes.rememberJump),
    undoJump: assign(changes.undoJump),
    analyseRisk: doneByTheServer,
    requestReview: doneByTheServer,
    announceDecision: doneByTheServer,
  },
});

/** What each action does, for people. */
export const actionDescriptions = {
  createApplication: 'Keeps step one, the loan details when given, and how the application came.',
  keepReferral: 'Keeps the loan details and which store prepared the application.',
  saveStep: 'Keeps the answers of the step; sets aside what they made irrelevant and brings back what counts again.',
  changeLoan: 'Keeps the loan details, in step four too once that is answered.',
  removePromotion: 'Keeps the loan without its promotion.',
  arrive: 'Raises the furthest step.',
  leave: 'Remembers the state that is left.',
  stay: 'Changes nothing: the application is where it belongs.',
  startAnalysis: 'Counts the attempt and clears the last result.',
  keepAnalysis: 'Keeps the result, its reasons and the risk status.',
  submit: 'Makes the application status COMPLETED.',
  keepDocuments: 'Makes the status of the payslip or invoice PENDING.',
  keepStatus: 'Keeps the status; a check that fails takes an earlier final yes back.',
  closeJump: 'Forgets the last jump: a decision cannot be undone by it.',
  keepReviewRequest: 'Makes the final status REVIEW.',
  rememberJump: 'Remembers where the jump began, its reason and what it passed over.',
  undoJump: 'Restores the furthest step from before the jump.',
  analyseRisk: 'The server asks the risk rules.',
  requestReview: 'The server asks a person to look at the application.',
  announceDecision: 'The server mails the decision to the applicant.',
} as const;
