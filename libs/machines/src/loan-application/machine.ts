// The consumer-loan application. The server owns it: every event is decided and stored there; browsers run it to know
// what is possible. It starts where no application exists yet, and comes to rest with the bank, rejected or accepted.
import { at, goTo, jumpTo, resumeAt, undoTo } from '@statewise/flow';
import { noApplication } from './context.js';
import { form } from './forms.js';
import { loanSteps, loanJumps } from './steps.js';
import { actionDescriptions, loanSetup } from './loan-setup.js';
import { guardDescriptions } from './rules.js';

const { stepVm, stepOne, stepTwo, stepThree, stepFour, stepFive, thankYou: thanks } = loanSteps;
const steps = [stepOne, stepTwo, stepThree, stepFour, stepFive, loanSteps.documents, thanks];

const start = loanSetup.createStateConfig({
  description: 'No application exists yet: the calculator and step one before its first save.',
  meta: { step: 1, path: 'step-one' },
  on: {
    'application.create': { target: '#stepTwo', guard: 'isNewApplicationValid', actions: 'createApplication' },
    'application.refer': { target: '#stepVm', guard: 'isReferralValid', actions: 'keepReferral' },
  },
});

const documents = loanSetup.createStateConfig({
  description: 'The application is with the bank, which waits for the documents.',
  ...at(loanSteps.documents),
  on: {
    'documents.uploaded': { target: 'thankYou', guard: 'canTakeDocuments', actions: 'keepDocuments' },
    'documents.removed': { guard: 'canRemoveDocuments', actions: 'dropDocuments' },
    'step.back': '#stepFive',
  },
});

const thankYou = loanSetup.createStateConfig({
  description: 'Documents have arrived; more may follow.',
  ...at(thanks),
  on: {
    'documents.uploaded': { guard: 'canTakeDocuments', actions: 'keepDocuments' },
    'documents.removed': { guard: 'canRemoveDocuments', actions: 'dropDocuments' },
    'step.back': 'documents',
  },
});

const open = loanSetup.createStateConfig({
  description: 'The applicant goes through the steps.',
  meta: { group: true },
  initial: 'form',
  states: { form, documents, thankYou },
  on: { 'step.goTo': [{ target: '#stepVm', guard: 'isReferredStep', reenter: true }, ...goTo(...steps)] },
});

const riskAnalysis = loanSetup.createStateConfig({
  description: 'The risk rules look at the application; their answer counts only for this attempt.',
  id: 'riskAnalysis',
  meta: { step: 5, path: 'step-five' },
  entry: ['startAnalysis', 'analyseRisk'],
  on: {
    'risk.analysed': [
      { target: '#documents', guard: 'isRiskAcceptable', actions: ['keepAnalysis', 'submit', 'confirmReceipt'] },
      { target: '#finished.rejected', guard: 'isRiskFailed', actions: ['keepAnalysis', 'announceDecision'] },
    ],
    'step.back': '#stepFive',
  },
});

/** A decision that is taken back leads on where the application was. */
const takenBack = [loanSteps.documents, stepVm, ...steps.slice(0, 5)].map(
  ({ state, step }) =>
    ({
      target: `#${state}`,
      guard: { type: 'isTakenBack', params: { step } },
      actions: ['keepStatus', 'announceReopening'],
    }) as const,
);

const finished = loanSetup.createStateConfig({
  description: 'The bank has decided.',
  id: 'finished',
  meta: { step: 7, path: 'finished' },
  initial: 'rejected',
  tags: ['decided'],
  states: {
    rejected: {
      description:
        'A check failed; the applicant reads why, can take a smaller loan that would have passed, and can ask for a person to look.',
      on: {
        'alternative.take': {
          target: '#stepFive',
          guard: 'canTakeAlternative',
          actions: ['takeAlternative', 'closeJump'],
        },
        'review.request': { guard: 'canAskForReview', actions: ['keepReviewRequest', 'openReview', 'requestReview'] },
        'status.change': [
          { guard: 'isReviewLost', actions: ['keepStatus', 'closeProposal', 'announceDecision'] },
          { guard: 'isRejection', actions: ['keepStatus', 'closeProposal'] },
        ],
      },
    },
    accepted: {
      description: 'The last word was yes.',
      on: { 'status.change': { guard: 'isAcceptance', actions: ['keepStatus', 'closeProposal'] } },
    },
  },
  on: {
    'status.change': [
      { target: '.rejected', guard: 'isRejectedAgain', actions: ['keepStatus', 'announceReopening'] },
      ...takenBack,
    ],
  },
});

/** What can happen to every application, wherever it is. */
const created = loanSetup.createStateConfig({
  description: 'The application exists and has its code.',
  meta: { group: true },
  initial: 'open',
  states: { open, riskAnalysis, finished },
  on: {
    'status.change': [
      {
        target: '#finished.rejected',
        guard: 'isRejection',
        actions: ['keepStatus', 'closeJump', 'closeProposal', 'announceDecision'],
      },
      { guard: 'isProposal', actions: 'keepProposal' },
      {
        target: '#finished.accepted',
        guard: 'isAcceptance',
        actions: ['keepStatus', 'closeJump', 'closeProposal', 'announceDecision'],
      },
      { guard: 'isReopened', actions: ['keepStatus', 'announceReopening'] },
      { guard: 'isStatusChange', actions: 'keepStatus' },
    ],
    'decision.confirm': {
      target: '#finished.accepted',
      guard: 'isSecondPerson',
      actions: ['acceptProposal', 'closeProposal', 'closeJump', 'announceDecision'],
    },
    'decision.decline': { guard: 'isProposed', actions: 'closeProposal' },
    'application.resume': [
      { target: '#finished.accepted', guard: 'isAccepted' },
      { target: '#finished.rejected', guard: 'isRejected' },
      { target: '#documents', guard: 'isSubmitted' },
      ...resumeAt(stepVm, ...steps),
    ],
    'application.jump': jumpTo(loanJumps),
    'application.undo': undoTo(loanJumps),
  },
});

/** The chart of the consumer-loan application. */
export const loanApplicationMachine = loanSetup.createMachine({
  id: 'loan-application',
  description: 'An application for a renovation, green or general purpose loan.',
  meta: { title: 'Loan application', guards: guardDescriptions, actions: actionDescriptions },
  context: noApplication,
  initial: 'start',
  states: { start, created },
});
