// The consumer-loan application. The server owns it: every event is decided and stored there; browsers run it to know
// what is possible. It starts where no application exists yet, and comes to rest with the bank, rejected or accepted.
import { stepFive, stepFour, stepOne, stepThree, stepTwo, stepVm, reachedSteps, stays } from './form-states.js';
import { guardDescriptions } from './guards.js';
import { jumpTargets } from './jumps.js';
import { actionDescriptions, loanSetup } from './loan-setup.js';
import { noStatuses } from './statuses.js';
import type { RestingState } from './steps.js';
import type { LoanContext } from './types.js';

const nothingYet: LoanContext = {
  steps: {},
  setAside: {},
  contacts: [],
  furthestStep: 0,
  referrer: '',
  isStaff: false,
  route: 'direct',
  referral: null,
  statuses: noStatuses,
  risk: { attempt: 0, result: 0, reasons: [] },
  jump: null,
  reviewRequested: false,
  cameFrom: 'start',
};

const restingStates: readonly RestingState[] = [
  'stepVm',
  'stepOne',
  'stepTwo',
  'stepThree',
  'stepFour',
  'stepFive',
  'documents',
  'thankYou',
  'finished.rejected',
  'finished.accepted',
];

const resumptions = restingStates.map((state) => ({
  target: `.${state}` as const,
  guard: { type: 'isResumedHere' as const, params: { state } },
}));

const jumps = jumpTargets.map((target) => ({
  target: `.${target.state}` as const,
  guard: { type: 'canJumpHere' as const, params: target },
  actions: 'rememberJump' as const,
}));

const undoings = jumpTargets.map((target) => ({
  target: `.${target.state}` as const,
  guard: { type: 'canReturnHere' as const, params: target },
  actions: 'undoJump' as const,
}));

const start = loanSetup.createStateConfig({
  description: 'No application exists yet: the calculator and step one before its first save.',
  exit: { type: 'leave', params: { state: 'start' } },
  on: {
    'application.create': { target: 'stepTwo', guard: 'isNewApplicationValid', actions: 'createApplication' },
    'application.refer': { target: 'stepVm', guard: 'isReferralValid', actions: 'keepReferral' },
  },
});

const riskAnalysis = loanSetup.createStateConfig({
  description: 'The risk rules look at the application; their answer counts only for this attempt.',
  meta: { step: 5, path: 'step-five' },
  entry: ['startAnalysis', 'analyseRisk'],
  exit: { type: 'leave', params: { state: 'riskAnalysis' } },
  on: {
    'risk.analysed': [
      { target: 'documents', guard: 'isRiskAcceptable', actions: ['keepAnalysis', 'submit'] },
      { target: 'finished.rejected', guard: 'isRiskFailed', actions: ['keepAnalysis', 'announceDecision'] },
    ],
    'step.back': 'stepFive',
  },
});

const documents = loanSetup.createStateConfig({
  description: 'The application is with the bank, which waits for the documents.',
  meta: { step: 6, path: 'documents' },
  entry: { type: 'arrive', params: { step: 6 } },
  exit: { type: 'leave', params: { state: 'documents' } },
  on: {
    'documents.uploaded': { target: 'thankYou', guard: 'canTakeDocuments', actions: 'keepDocuments' },
    'step.back': 'stepFive',
    'application.resume': stays('documents'),
    'step.goTo': reachedSteps,
  },
});

const thankYou = loanSetup.createStateConfig({
  description: 'Documents have arrived; more may follow.',
  meta: { step: 7, path: 'thankyou' },
  entry: { type: 'arrive', params: { step: 7 } },
  exit: { type: 'leave', params: { state: 'thankYou' } },
  on: {
    'documents.uploaded': { guard: 'canTakeDocuments', actions: 'keepDocuments' },
    'step.back': 'documents',
    'application.resume': stays('thankYou'),
    'step.goTo': reachedSteps,
  },
});

const finished = loanSetup.createStateConfig({
  description: 'The bank has decided.',
  initial: 'rejected',
  tags: ['decided'],
  states: {
    rejected: {
      description: 'A check failed; the applicant reads why and can ask for a person to look.',
      meta: { step: 7, path: 'finished' },
      exit: { type: 'leave', params: { state: 'finished.rejected' } },
      on: {
        'review.request': { guard: 'canAskForReview', actions: ['keepReviewRequest', 'requestReview'] },
        'status.change': { guard: 'isRejection', actions: 'keepStatus' },
        'application.resume': stays('finished.rejected'),
      },
    },
    accepted: {
      description: 'The last word was yes.',
      meta: { step: 7, path: 'finished' },
      exit: { type: 'leave', params: { state: 'finished.accepted' } },
      on: {
        'status.change': { guard: 'isAcceptance', actions: 'keepStatus' },
        'application.resume': stays('finished.accepted'),
      },
    },
  },
});

/** The chart of the consumer-loan application. */
export const loanApplicationMachine = loanSetup.createMachine({
  id: 'loan-application',
  description: 'An application for a renovation, green or general purpose loan.',
  meta: { title: 'Loan application', guards: guardDescriptions, actions: actionDescriptions },
  context: nothingYet,
  initial: 'start',
  states: {
    start,
    stepVm,
    stepOne,
    stepTwo,
    stepThree,
    stepFour,
    stepFive,
    riskAnalysis,
    documents,
    thankYou,
    finished,
  },
  on: {
    'status.change': [
      { target: '.finished.rejected', guard: 'isRejection', actions: ['keepStatus', 'closeJump', 'announceDecision'] },
      { target: '.finished.accepted', guard: 'isAcceptance', actions: ['keepStatus', 'closeJump', 'announceDecision'] },
      { guard: 'isStatusChange', actions: 'keepStatus' },
    ],
    'application.resume': resumptions,
    'application.jump': jumps,
    'application.undo': undoings,
  },
});
