import {
  onEvent,
  requires,
  requiresNone,
  statusValue,
  type GuardArgs,
  type Objection,
  type Rule,
} from '@statewise/flow';
import { unmetAnswers } from './answers.js';
import { type LoanContext, isAccepted, isDecided, isDecisive, isRejected, isSubmitted, withStatus } from './context.js';
import type { LoanEvent } from './events.js';
import { loanSteps } from './steps.js';

// What the bank may decide, and when: on what it has looked at, on what was sent, and above an amount not alone.

type StatusChange = Extract<LoanEvent, { readonly type: 'status.change' }>;
type Deciding = GuardArgs<LoanContext, StatusChange>;

/** Until when a proposal waits that does not say so, in milliseconds. */
const formerTerm = 7 * 86_400_000;

/** Whether a proposed acceptance waits for a second person still. */
function isWaiting({ context: { proposal }, event: { at } }: GuardArgs<LoanContext>): boolean {
  if (proposal === null) return false;
  const until = proposal.until === undefined ? Date.parse(proposal.at) + formerTerm : Date.parse(proposal.until);
  return Date.parse(at) < until;
}

const on = onEvent<LoanContext, LoanEvent>();

/** Changed answers are decided on by who names the version in which they were seen; the server's own checks read them now. */
function hasSeen({ context, event }: Deciding): Objection | undefined {
  const mustName = context.changedSinceCheck && event.actor.role !== 'system';
  return requiresNone(mustName && event.seen === undefined ? { version: ['required'] } : undefined);
}

/** COMPLETED is given only to an application whose answers are complete. */
function canBeGiven({ context, event }: Deciding): Objection | undefined {
  const { statusType, statusValue: value } = event;
  const submits = statusType === 'application' && value === statusValue.completed && !isSubmitted(context.statuses);
  return submits ? requiresNone(unmetAnswers(context, event)) : undefined;
}

const isYes = ({ event }: Deciding): boolean =>
  event.statusType === 'final' && event.statusValue === statusValue.passed;

/** Only what was sent as it now stands is accepted: it is COMPLETED, or the risk rules have judged these answers. */
function canBeAccepted({ context, event }: GuardArgs<LoanContext>): Objection | undefined {
  const { statuses, risk } = context;
  const wasSent = isSubmitted(statuses) || risk.result !== statusValue.absent || isAccepted(statuses);
  return requiresNone(wasSent ? undefined : { status_value: ['completed'], ...unmetAnswers(context, event) });
}

/** One person decides alone up to the amount of the policy; what was accepted before stays so. */
function needsSecondPerson({ context, event }: Deciding): boolean {
  const amount = Number(context.steps[0]?.['amount'] ?? 0);
  return event.fourEyesAbove !== undefined && amount > event.fourEyesAbove && !isAccepted(context.statuses);
}

const isRejection: Rule<LoanContext, LoanEvent> = on(
  'status.change',
  (args) =>
    hasSeen(args) ??
    canBeGiven(args) ??
    requires(args.event.statusValue === statusValue.failed && isDecisive(args.event.statusType)),
);

const isStatusChange: Rule<LoanContext, LoanEvent> = on(
  'status.change',
  (args) => hasSeen(args) ?? canBeGiven(args) ?? requires(!isYes(args)),
);

/** The application as the change leaves it. */
export const afterStatusChange = ({ context, event }: Deciding): LoanContext => ({
  ...context,
  statuses: withStatus(context.statuses, event.statusType, event.statusValue),
});

/** The step at which an application goes on that is not decided any more: the documents, or the furthest form while it is not sent. */
const stepBack = ({ statuses, furthestStep }: LoanContext): number =>
  isSubmitted(statuses) ? loanSteps.documents.step : Math.min(furthestStep, loanSteps.stepFive.step);

/** The guards of what the bank decides. */
export const decisionRules = {
  isStatusChange,
  isRejectedAgain: on('status.change', (args) => {
    const after = afterStatusChange(args);
    const isYesGone = isAccepted(args.context.statuses) && !isAccepted(after.statuses);
    const isNo = isRejected(after) && args.event.statusValue !== statusValue.failed;
    return isStatusChange(args, undefined) ?? requires(isYesGone && isNo);
  }),
  isTakenBack: on('status.change', (args, { step }: { readonly step: number }) => {
    const after = afterStatusChange(args);
    return isStatusChange(args, undefined) ?? requires(!isDecided(after) && stepBack(after) === step);
  }),
  isReopened: on('status.change', (args) => {
    const after = afterStatusChange(args);
    const isGone = isAccepted(args.context.statuses)
      ? !isAccepted(after.statuses)
      : isRejected(args.context) && !isRejected(after);
    return isStatusChange(args, undefined) ?? requires(isGone);
  }),
  isRejection,
  isReviewLost: on(
    'status.change',
    (args) =>
      isRejection(args, undefined) ??
      requires(args.event.statusType === 'final' && args.context.statuses.final === statusValue.review),
  ),
  isProposal: on(
    'status.change',
    (args) =>
      requires(isYes(args)) ??
      hasSeen(args) ??
      canBeAccepted(args) ??
      requires(needsSecondPerson(args) && !isWaiting(args)),
  ),
  isAcceptance: on(
    'status.change',
    (args) => requires(isYes(args)) ?? hasSeen(args) ?? canBeAccepted(args) ?? requires(!needsSecondPerson(args)),
  ),
  isProposed: ({ context }: GuardArgs<LoanContext>) => requires(context.proposal !== null),
  isSecondPerson: on('decision.confirm', ({ context, event }) => {
    const { proposal } = context;
    const isOther = event.person !== undefined && event.person !== proposal?.by;
    if (!isOther || !isWaiting({ context, event })) return requires(false);
    return (
      requiresNone(event.seen === undefined ? { version: ['required'] } : undefined) ??
      canBeAccepted({ context, event })
    );
  }),
};

/** What each of them says, for people. */
export const decisionDescriptions: Readonly<Record<keyof typeof decisionRules, string>> = {
  isStatusChange:
    'Whoever decides has seen answers that changed; COMPLETED is given only to a complete application, and the final yes is none of these.',
  isRejectedAgain:
    'The change takes the yes back that answered a review: the no before it stands, or is looked at again.',
  isTakenBack: 'The change leaves neither a no nor a yes, and this is the step at which the application goes on.',
  isReopened: 'The change takes the yes back, or the no that stood.',
  isRejection: 'The change makes the risk, nbb, payslip, invoice or final status FAILED.',
  isReviewLost: 'A person has looked at the rejection, and the final status becomes FAILED.',
  isProposal:
    'The final status would become PASSED for an amount above that of the policy, the application was sent as it stands, and no such proposal waits.',
  isAcceptance:
    'The change makes the final status PASSED, the application was sent as it stands, and its amount needs no second person.',
  isProposed: 'The acceptance waits for a second person.',
  isSecondPerson:
    'Another person than who proposed the acceptance confirms it, and names the version that was looked at.',
};
