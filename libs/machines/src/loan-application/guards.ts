import { statusValue, type Role } from '../flow/flow.js';
import { checkLoan, checkNewApplicant, checkNewLoan, checkStep, stepIn, unmetAnswers } from './checks.js';
import { unmet, type JumpTarget } from './jumps.js';
import { resumeAt } from './resume.js';
import { hasFailedStatus, isDecisive, isStatusType, isStatusValue, isSubmitted } from './statuses.js';
import type { RestingState } from './steps.js';
import type { Asked, LoanContext, LoanEvent } from './types.js';

/** Events that only some may send; everybody who may open the application may send the others. */
const senders: Partial<Record<LoanEvent['type'], readonly Role[]>> = {
  'risk.analysed': ['system'],
  'status.change': ['admin', 'system'],
  // Documents count only once the server has stored them.
  'documents.uploaded': ['system'],
  'application.jump': ['admin'],
  'application.undo': ['admin'],
  // An admin looks at an application without moving it.
  'application.resume': ['applicant', 'intermediary', 'qa', 'staff', 'system'],
};

/** Kinds of documents that are accepted. */
export const documentTypes = ['payslip', 'invoice', 'identity', 'other'] as const;

/** Whether the application exists and the sender may send such events. */
export function maySend(context: LoanContext, event: Pick<LoanEvent, 'type' | 'actor'>): boolean {
  const allowed = senders[event.type];
  const role = event.actor?.role;
  return isCreated(context) && (allowed === undefined || (role !== undefined && allowed.includes(role)));
}

function isCreated({ steps, referral }: LoanContext): boolean {
  return steps[1] !== undefined || referral !== null;
}

function isReason(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isChange({ context, event }: Asked): boolean {
  if (event.type !== 'status.change' || !maySend(context, event)) return false;
  if (!isStatusType(event.statusType) || !isStatusValue(event.statusValue)) return false;
  const submits =
    event.statusType === 'application' && event.statusValue === statusValue.completed && !isSubmitted(context.statuses);
  return !submits || unmetAnswers(context, event) === undefined;
}

function isAnswerOfTheRules({ context, event }: Asked): boolean {
  return event.type === 'risk.analysed' && maySend(context, event) && event.attempt === context.risk.attempt;
}

function canGoTo(asked: Asked, { must }: JumpTarget): boolean {
  return maySend(asked.context, asked.event) && unmet(asked, must).length === 0;
}

export const guards = {
  isNewApplicationValid: ({ context, event }: Asked) => {
    if (event.type !== 'application.create' || checkNewApplicant(context, event).errors) return false;
    return event.loan === undefined || event.loan === null || checkNewLoan(context, event).errors === undefined;
  },
  isReferralValid: ({ context, event }: Asked) =>
    event.type === 'application.refer' && checkNewLoan(context, event).errors === undefined,
  isStepValid: ({ context, event }: Asked, { step }: { step: number }) =>
    stepIn(event) === step && checkStep(context, event).errors === undefined,
  isApplicationComplete: ({ context, event }: Asked) =>
    stepIn(event) === 5 && checkStep(context, event).errors === undefined && unmetAnswers(context, event) === undefined,
  isStepReached: ({ context, event }: Asked, { step }: { step: number }) =>
    stepIn(event) === step && step <= context.furthestStep,
  isReferredStep: ({ context, event }: Asked) => stepIn(event) === 0 && context.referral !== null,
  isReferred: ({ context }: Asked) => context.referral !== null,
  isLoanValid: ({ context, event }: Asked) => checkLoan(context, event).errors === undefined,
  hasPromotion: ({ context }: Asked) => Boolean(context.steps[0]?.['consumer_loan_application_promotion_id']),
  isRiskFailed: (asked: Asked) => isAnswerOfTheRules(asked) && resultOf(asked.event) === statusValue.failed,
  isRiskAcceptable: (asked: Asked) =>
    isAnswerOfTheRules(asked) &&
    [statusValue.passed, statusValue.review].some((value) => value === resultOf(asked.event)),
  canTakeDocuments: ({ context, event }: Asked) => {
    if (event.type !== 'documents.uploaded' || !maySend(context, event) || !isSubmitted(context.statuses)) return false;
    return (
      documentTypes.some((type) => type === event.documentType) &&
      Number.isSafeInteger(event.count) &&
      Number(event.count) > 0
    );
  },
  isStatusChange: isChange,
  isRejection: (asked: Asked) => {
    const { event } = asked;
    return (
      isChange(asked) &&
      event.type === 'status.change' &&
      event.statusValue === statusValue.failed &&
      isStatusType(event.statusType) &&
      isDecisive(event.statusType)
    );
  },
  isAcceptance: (asked: Asked) => {
    const { event } = asked;
    return (
      isChange(asked) &&
      event.type === 'status.change' &&
      event.statusValue === statusValue.passed &&
      event.statusType === 'final'
    );
  },
  canAskForReview: ({ context }: Asked) => hasFailedStatus(context.statuses) && !context.reviewRequested,
  isResumedHere: ({ context, event }: Asked, { state }: { state: RestingState }) =>
    maySend(context, event) && event.actor !== undefined && resumeAt(context, event.actor.role) === state,
  canJumpHere: (asked: Asked, target: JumpTarget) => {
    const { event } = asked;
    return (
      event.type === 'application.jump' &&
      event.state === target.state &&
      isReason(event.reason) &&
      canGoTo(asked, target)
    );
  },
  canReturnHere: (asked: Asked, target: JumpTarget) =>
    asked.context.jump?.from === target.state && canGoTo(asked, target),
};

function resultOf(event: LoanEvent): unknown {
  return 'result' in event ? event.result : undefined;
}

/** What each guard says, for people. */
export const guardDescriptions: Readonly<Record<keyof typeof guards, string>> = {
  isNewApplicationValid: 'Step one is valid, and so are the loan details when they are given.',
  isReferralValid: 'The loan details that the store or intermediary entered are valid.',
  isStepValid: 'The event is about this step and every field of it is valid.',
  isApplicationComplete: 'Step five and the answers of all steps before it are valid.',
  isStepReached: 'The event names this step and the applicant has reached it.',
  isReferredStep: 'The event names the loan choice of a referred application, and this is one.',
  isReferred: 'A partner store or an intermediary prepared the application.',
  isLoanValid: 'The loan details are valid with this change.',
  hasPromotion: 'A promotion is chosen.',
  isRiskFailed: 'The risk rules answered this attempt, and the result is FAILED.',
  isRiskAcceptable: 'The risk rules answered this attempt, and the result is PASSED or REVIEW.',
  canTakeDocuments: 'The application was sent, and at least one document of a known kind was stored.',
  isStatusChange:
    'An admin or the system gives a known status a known value; COMPLETED only to a complete application.',
  isRejection: 'The change makes the risk, nbb, payslip, invoice or final status FAILED.',
  isAcceptance: 'The change makes the final status PASSED.',
  canAskForReview: 'A check has failed and nobody was asked to look yet.',
  isResumedHere: 'Not an admin, and the statuses or the furthest step lead to this state.',
  canJumpHere: 'An admin names this state and a reason, and what may never be passed over holds.',
  canReturnHere: 'An admin takes back a jump that began in this state.',
};
