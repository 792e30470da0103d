import { loanDetailsOf, type Fields } from '@statewise/fields';
import { statusValue, type FlowContext } from '../flow/flow.js';
import { sameFields, sortAnswers } from '../flow/set-aside.js';
import {
  checkLoan,
  checkNewApplicant,
  checkNewLoan,
  checkStep,
  directRoute,
  givenAt,
  loanRelevance,
  referralRoute,
  stepIn,
} from './checks.js';
import { passedOver, unmet } from './jumps.js';
import { isStatusType, isStatusValue, isSubmitted, withStatus } from './statuses.js';
import type { Asked, LoanContext } from './types.js';

/** What an event changes in the context. */
export type Change = Partial<LoanContext>;

export function createApplication({ context, event }: Asked): Change {
  if (event.type !== 'application.create') return {};
  const applicant = checkNewApplicant(context, event).fields;
  const hasLoan = event.loan !== undefined && event.loan !== null;
  const steps: FlowContext['steps'] = { 1: applicant };
  const withDetails = hasLoan ? { ...steps, 0: checkNewLoan(context, event).fields } : steps;
  return {
    steps: withDetails,
    referrer: textOf(event.referrer),
    isStaff: event.isStaff === true,
    route: directRoute(event),
  };
}

export function keepReferral({ context, event }: Asked): Change {
  if (event.type !== 'application.refer') return {};
  return {
    steps: { 0: checkNewLoan(context, event).fields },
    referrer: textOf(event.referrer),
    route: referralRoute(event),
    referral: { storeNumber: textOf(event.storeNumber) },
  };
}

export function saveStep(asked: Asked): Change {
  const step = stepIn(asked.event);
  if (step === undefined) return {};
  const { fields } = checkStep(asked.context, asked.event);
  const steps = { ...asked.context.steps, [step]: fields };
  return answered(asked, step === 4 ? { ...steps, 0: { ...steps[0], ...loanDetailsOf(fields) } } : steps);
}

export function changeLoan(asked: Asked): Change {
  return answered(asked, withLoan(asked.context.steps, checkLoan(asked.context, asked.event).fields));
}

export function removePromotion(asked: Asked): Change {
  const { steps } = asked.context;
  const without = { consumer_loan_application_promotion_id: '', promotional_months: 0 };
  return answered(asked, withLoan(steps, { ...steps[0], ...without }));
}

function withLoan(steps: FlowContext['steps'], loan: Fields): FlowContext['steps'] {
  const changed = { ...steps, 0: loan };
  return steps[4] ? { ...changed, 4: { ...steps[4], ...loan } } : changed;
}

/** New answers, sorted; an answer that differs from the one that was sent takes the application back from the bank. */
function answered({ context, event }: Asked, steps: FlowContext['steps']): Change {
  const sorted = sortAnswers(context, steps, loanRelevance, givenAt(context, event));
  const kept = keepUnchanged(context.steps, sorted.steps);
  if (kept === context.steps || !isSubmitted(context.statuses)) return { ...sorted, steps: kept };
  const statuses = { ...context.statuses, application: statusValue.absent, risk: statusValue.absent };
  return { ...sorted, steps: kept, statuses, furthestStep: Math.min(context.furthestStep, 5) };
}

/** Steps that say the same as before stay the very same objects, so that only what changed is stored. */
function keepUnchanged(before: FlowContext['steps'], after: FlowContext['steps']): FlowContext['steps'] {
  const kept: Record<number, Fields> = {};
  let hasChanged = Object.keys(before).length !== Object.keys(after).length;
  for (const [number, fields] of Object.entries(after)) {
    const old = before[Number(number)];
    const isSame = old === fields || (old !== undefined && sameFields(old, fields));
    kept[Number(number)] = isSame ? old : fields;
    hasChanged ||= !isSame;
  }
  return hasChanged ? kept : before;
}

export function arrive({ context }: Asked, { step }: { step: number }): Change {
  return step > context.furthestStep ? { furthestStep: step } : {};
}

export function leave(_asked: Asked, { state }: { state: string }): Change {
  return { cameFrom: state };
}

export function startAnalysis({ context }: Asked): Change {
  return { risk: { attempt: context.risk.attempt + 1, result: statusValue.absent, reasons: [] } };
}

export function keepAnalysis({ context, event }: Asked): Change {
  if (event.type !== 'risk.analysed' || typeof event.result !== 'number') return {};
  const reasons = Array.isArray(event.reasons) ? event.reasons.filter((reason) => typeof reason === 'string') : [];
  return {
    risk: { attempt: context.risk.attempt, result: event.result, reasons },
    statuses: withStatus(context.statuses, 'risk', event.result),
    jump: null,
  };
}

export function submit({ context }: Asked): Change {
  return { statuses: withStatus(context.statuses, 'application', statusValue.completed) };
}

export function keepDocuments({ context, event }: Asked): Change {
  if (event.type !== 'documents.uploaded') return {};
  const { documentType } = event;
  return documentType === 'payslip' || documentType === 'invoice'
    ? { statuses: withStatus(context.statuses, documentType, statusValue.pending) }
    : {};
}

export function keepStatus({ context, event }: Asked): Change {
  if (event.type !== 'status.change' || !isStatusType(event.statusType) || !isStatusValue(event.statusValue)) return {};
  return { statuses: withStatus(context.statuses, event.statusType, event.statusValue) };
}

export function closeJump(): Change {
  return { jump: null };
}

export function keepReviewRequest({ context }: Asked): Change {
  return { reviewRequested: true, statuses: withStatus(context.statuses, 'final', statusValue.review) };
}

export function rememberJump(asked: Asked): Change {
  const { context, event } = asked;
  if (event.type !== 'application.jump') return {};
  const { cameFrom: from, furthestStep } = context;
  return {
    jump: { from, furthestStep, reason: textOf(event.reason).trim(), unmet: unmet(asked, passedOver(event.state)) },
  };
}

export function undoJump({ context }: Asked): Change {
  return { furthestStep: context.jump?.furthestStep ?? context.furthestStep, jump: null };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
