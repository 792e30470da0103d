import {
  onEvent,
  requires,
  requiresNone,
  statusValue,
  wizard,
  wizardGuardDescriptions,
  type FlowEvent,
  type GuardArgs,
  type Rule,
} from '@statewise/flow';
import { checkAlternative, checkLoan, checkNewLoan, loanAnswers, unmetAnswers } from './answers.js';
import { type LoanContext, hasFailedStatus, isAccepted, isChecked, isRejected, isSubmitted } from './context.js';
import { decisionDescriptions, decisionRules } from './decisions.js';
import type { LoanEvent } from './events.js';
import { loanSteps } from './steps.js';

const on = onEvent<LoanContext, LoanEvent>();
type LoanRule = Rule<LoanContext, FlowEvent>;
type Args = GuardArgs<LoanContext>;

/** What a jump may demand or pass over besides answered steps. */
const requirements = {
  isReferred: ({ context }) => requires(context.referral !== null),
  isSubmitted: ({ context }) => requires(isSubmitted(context.statuses)),
  hasDocuments: ({ context: { statuses } }) =>
    requires(statuses.payslip !== statusValue.absent || statuses.invoice !== statusValue.absent),
  hasFailedStatus: ({ context }) => requires(hasFailedStatus(context.statuses)),
  isAccepted: ({ context }) => requires(isAccepted(context.statuses)),
} satisfies Readonly<Record<string, LoanRule>>;

/** What every wizard does, for the answers of the loan application. */
export const loanWizard = wizard<LoanContext, LoanEvent>({ steps: loanSteps, answers: loanAnswers, requirements });

/** The guards of the chart. */
export const loanRules = {
  ...loanWizard.rules,
  isNewApplicationValid: on('application.create', ({ context, event }) => {
    const { errors: applicant } = loanAnswers.checkFirst(context, event);
    const loan = event.loan === undefined ? undefined : checkNewLoan(context, event).errors;
    return requiresNone(applicant || loan ? { ...loan, ...applicant } : undefined);
  }),
  isReferralValid: on('application.refer', ({ context, event }) => requiresNone(checkNewLoan(context, event).errors)),
  isReferred: requirements.isReferred,
  isReferredStep: on('step.goTo', ({ context, event }) => requires(event.step === 0 && context.referral !== null)),
  isApplicationComplete: on('step.save', ({ context, event }) =>
    event.step === 5
      ? requiresNone(loanAnswers.checkStep(context, event).errors ?? unmetAnswers(context, event))
      : requires(false),
  ),
  isLoanValid: on('loan.change', ({ context, event }) => requiresNone(checkLoan(context, event).errors)),
  hasPromotion: ({ context }: Args) => requires(Boolean(context.steps[0]?.['consumer_loan_application_promotion_id'])),
  isRiskFailed: on('risk.analysed', ({ context, event }) =>
    requires(event.attempt === context.risk.attempt && event.result === statusValue.failed),
  ),
  isRiskAcceptable: on('risk.analysed', ({ context, event }) =>
    requires(event.attempt === context.risk.attempt && event.result !== statusValue.failed),
  ),
  canTakeDocuments: ({ context }: Args) => requires(isSubmitted(context.statuses)),
  canRemoveDocuments: on('documents.removed', ({ context: { statuses }, event: { documentType } }) =>
    requires(
      documentType === 'payslip' || documentType === 'invoice'
        ? !isChecked(statuses[documentType])
        : isSubmitted(statuses),
    ),
  ),
  ...decisionRules,
  canTakeAlternative: ({ context, event }: GuardArgs<LoanContext, FlowEvent>) => {
    const { statuses, risk, reviewRequested } = context;
    const isRiskAlone = statuses.risk === statusValue.failed && !hasFailedStatus({ ...statuses, risk: 0 });
    const mayTake = isRiskAlone && risk.alternative !== null && !reviewRequested;
    if (!mayTake) return requires(false);
    // Without an offer at hand, as in a browser, the server has the last word on the term.
    const isPriced = 'offer' in event && event.offer !== undefined;
    return requiresNone(isPriced ? checkAlternative(context, event).errors : undefined);
  },
  canAskForReview: ({ context: { statuses, reviewRequested } }: Args) => {
    const isAsked = reviewRequested && (statuses.final === statusValue.review || statuses.final === statusValue.failed);
    return requires(hasFailedStatus(statuses) && !isAsked);
  },
  isSubmitted: requirements.isSubmitted,
  isAccepted: requirements.isAccepted,
  isRejected: ({ context }: Args) => requires(isRejected(context)),
};

/** What each guard says, for people. */
export const guardDescriptions: Readonly<Record<keyof typeof loanRules, string>> = {
  ...wizardGuardDescriptions,
  isNewApplicationValid: 'Step one is valid, and so are the loan details when they are given.',
  isReferralValid: 'The loan details that the store or intermediary entered are valid.',
  isApplicationComplete: 'Step five and the answers of all steps before it are valid.',
  isReferredStep: 'The event names the loan choice of a referred application, and this is one.',
  isReferred: 'A partner store or an intermediary prepared the application.',
  isLoanValid: 'The loan details are valid with this change.',
  hasPromotion: 'A promotion is chosen.',
  isRiskFailed: 'The risk rules answered this attempt, and the result is FAILED.',
  isRiskAcceptable: 'The risk rules answered this attempt, and the result is PASSED or REVIEW.',
  canTakeDocuments: 'The application was sent.',
  canRemoveDocuments: 'Nobody has looked at a document of this kind yet.',
  ...decisionDescriptions,
  canTakeAlternative:
    'Only the risk rules said no, a smaller loan would have passed and is on offer, and no person was asked to look.',
  canAskForReview: 'A check has failed, and no person is asked to look, nor has one who was asked said no.',
  isSubmitted: 'The application was sent.',
  isAccepted: 'The last word on the application was yes.',
  isRejected: 'A check has failed, or a person looks at the rejection.',
};
