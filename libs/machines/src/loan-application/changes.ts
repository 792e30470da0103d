import { assign, enqueueActions } from 'xstate';
import { loanDetailsOf, type Fields } from '@statewise/fields';
import { isDecidingStatus, isSaving, preparedBy, statusValue, type FlowContext, type GuardArgs } from '@statewise/flow';
import { checkAlternative, checkLoan, checkNewLoan, loanAnswers, originOf } from './answers.js';
import { type LoanContext, type Proposal, isAccepted, isDecided, isRejected, withStatus } from './context.js';
import { afterStatusChange } from './decisions.js';
import type { LoanEvent } from './events.js';

type Args = GuardArgs<LoanContext, LoanEvent>;
type StatusChange = Extract<LoanEvent, { readonly type: 'status.change' }>;

/** What any event that leads to it changes in the context. */
const always = (change: (args: Args) => Partial<LoanContext>) =>
  assign<LoanContext, LoanEvent, undefined, LoanEvent, never>(change);

/** A change that one type of event makes, with the payload of that type. */
function on<T extends LoanEvent['type']>(
  type: T,
  change: (args: GuardArgs<LoanContext, Extract<LoanEvent, { readonly type: T }>>) => Partial<LoanContext>,
) {
  const isOfType = (event: LoanEvent): event is Extract<LoanEvent, { readonly type: T }> => event.type === type;
  return always(({ context, event }) => (isOfType(event) ? change({ context, event }) : {}));
}

const reopening = { type: 'announceReopening', params: undefined } as const;

/** Keeps the answers that an event leaves. Where they take a final yes back, the applicant, who relies on it, is told. */
const answering = (after: (args: Args) => FlowContext['steps']) =>
  enqueueActions<LoanContext, LoanEvent, undefined, LoanEvent, never, typeof reopening, never>(
    ({ context, event, enqueue }) => {
      const kept = loanAnswers.keep({ context, event }, after({ context, event }));
      enqueue.assign(kept);
      if (isAccepted(context.statuses) && !isAccepted({ ...context, ...kept }.statuses)) enqueue(reopening);
    },
  );

/** What the actions of the chart change. */
export const loanChanges = {
  createApplication: on('application.create', ({ context, event }) => {
    const applicant: FlowContext['steps'] = { 1: loanAnswers.checkFirst(context, event).fields };
    const steps = event.loan === undefined ? applicant : { ...applicant, 0: checkNewLoan(context, event).fields };
    return { steps, ...originOf(event), preparedBy: preparedBy(event) };
  }),
  keepReferral: on('application.refer', ({ context, event }) => ({
    steps: { 0: checkNewLoan(context, event).fields },
    ...originOf(event),
    referral: { storeNumber: event.storeNumber },
    born: event.born ?? null,
    preparedBy: preparedBy(event) ?? 'store',
  })),
  /** The loan is asked for on its own page and again in step four, beside who supplies what it pays for: both say the same loan. */
  saveStep: answering(({ context, event }) => {
    if (!isSaving(event)) return context.steps;
    const { step } = event;
    const { fields } = loanAnswers.checkStep(context, event);
    if (step === 0) return withLoan(context.steps, fields);
    const steps = { ...context.steps, [step]: fields };
    return step === 4 ? { ...steps, 0: { ...steps[0], ...loanDetailsOf(fields) } } : steps;
  }),
  changeLoan: answering(({ context, event }) =>
    event.type === 'loan.change' ? withLoan(context.steps, checkLoan(context, event).fields) : context.steps,
  ),
  removePromotion: answering(({ context: { steps } }) =>
    withLoan(steps, { ...steps[0], consumer_loan_application_promotion_id: '', promotional_months: 0 }),
  ),
  startAnalysis: always(({ context }) => ({
    risk: { attempt: context.risk.attempt + 1, result: statusValue.absent, reasons: [], alternative: null },
  })),
  keepAnalysis: on('risk.analysed', ({ context: { risk, statuses, letter }, event }) => ({
    risk: {
      attempt: risk.attempt,
      result: event.result,
      reasons: event.reasons ?? [],
      alternative: event.alternative ?? null,
    },
    statuses: withStatus(statuses, 'risk', event.result),
    letter: event.result === statusValue.failed ? null : letter,
    // A review that was answered was of what the rules said before.
    ...(statuses.final !== statusValue.review && { reviewRequested: false, reviewDueAt: null }),
    changedSinceCheck: false,
    jump: null,
  })),
  submit: always(({ context }) => ({ statuses: withStatus(context.statuses, 'application', statusValue.completed) })),
  keepDocuments: on('documents.uploaded', ({ context: { statuses }, event: { documentType } }) =>
    documentType === 'payslip' || documentType === 'invoice'
      ? { statuses: withStatus(statuses, documentType, statusValue.pending) }
      : {},
  ),
  /** A kind of document of which none is left is missing again. */
  dropDocuments: on('documents.removed', ({ context: { statuses }, event: { documentType, left } }) =>
    left === 0 && (documentType === 'payslip' || documentType === 'invoice')
      ? { statuses: withStatus(statuses, documentType, statusValue.absent) }
      : {},
  ),
  takeAlternative: answering(({ context, event }) => withLoan(context.steps, checkAlternative(context, event).fields)),
  keepStatus: on('status.change', ({ context, event }) => ({
    statuses: withStatus(context.statuses, event.statusType, event.statusValue),
    letter: letterAfter(context, event),
    // A review that is begun after the last one was over has nothing of it.
    reviewDueAt: isAnotherReview(context, event) ? null : context.reviewDueAt,
    // An event that names the version comes from a person who has seen what changed.
    changedSinceCheck: context.changedSinceCheck && event.seen === undefined,
  })),
  keepProposal: on('status.change', ({ event }) => ({
    proposal: proposalOf(event),
    changedSinceCheck: false,
  })),
  acceptProposal: always(({ context: { statuses, proposal } }) => ({
    statuses: withStatus(statuses, 'final', statusValue.passed),
    letter: proposal?.letter ?? null,
  })),
  closeProposal: always(() => ({ proposal: null })),
  closeJump: always(() => ({ jump: null })),
  keepReviewRequest: on('review.request', ({ context, event }) => ({
    reviewRequested: true,
    reviewDueAt: event.reviewDays === undefined ? null : daysAfter(event.at, event.reviewDays),
    statuses: withStatus(context.statuses, 'final', statusValue.review),
  })),
};

/**
 * The letter of the decision that stands: a check that fails beside a no, which nobody is told of, brings none. One of a no
 * that is taken back goes with it.
 */
function letterAfter(context: LoanContext, event: StatusChange): string | null {
  const { statusType, statusValue: value, letter } = event;
  const isTakenBack = isDecided(context) && !isDecided(afterStatusChange({ context, event }));
  if (!isDecidingStatus(statusType, value)) return isTakenBack ? (letter ?? null) : context.letter;
  const isBeside = statusType !== 'final' && isRejected(context) && !isAccepted(context.statuses);
  return letter ?? (isBeside ? context.letter : null);
}

/** Whether the change begins a review after the day of the last one: one that is open still is that one, however late. */
function isAnotherReview(
  { reviewDueAt, statuses }: LoanContext,
  { at, statusType, statusValue: value }: StatusChange,
): boolean {
  const begins = statusType === 'final' && value === statusValue.review && statuses.final !== statusValue.review;
  return begins && reviewDueAt !== null && Date.parse(reviewDueAt) < Date.parse(at);
}

function withLoan(steps: FlowContext['steps'], loan: Fields): FlowContext['steps'] {
  const changed = { ...steps, 0: loan };
  return steps[4] ? { ...changed, 4: { ...steps[4], ...loan } } : changed;
}

/** A final yes that waits, with until when it does. */
function proposalOf(event: StatusChange): Proposal {
  const { person = '', at, reason = '', letter = null, proposalDays } = event;
  const proposal = { by: person, at, reason, letter };
  return proposalDays === undefined ? proposal : { ...proposal, until: daysAfter(at, proposalDays) };
}

/** The instant so many times 24 hours later. */
function daysAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * 86_400_000).toISOString();
}
