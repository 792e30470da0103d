import { statusValue, type FlowContext } from '@statewise/flow';
import type { LoanContext } from './context.js';
import { isChecked, isSubmitted, statusTypes, type LoanStatuses, type StatusType } from './statuses.js';

const { absent, pending, review } = statusValue;

/** The steps that a check of the bank looks at; the others look at all of them. Step 0 is the loan. */
const lookedAt: Readonly<Partial<Record<StatusType, readonly number[]>>> = {
  nbb: [1, 2],
  payslip: [1, 3],
  invoice: [0, 4],
};

/**
 * What becomes of an application whose answers change: checks that looked at them are to be made again, it must be sent
 * again, and a proposal to accept it no longer stands.
 */
export function withChangedAnswers(context: LoanContext, after: FlowContext['steps']): Partial<LoanContext> {
  const { statuses, furthestStep, steps, risk } = context;
  const numbers = [...new Set([...Object.keys(steps), ...Object.keys(after)].map(Number))];
  const changed = numbers.filter((number) => steps[number] !== after[number]);
  const wasLookedAt = isSubmitted(statuses) || statusTypes.some((type) => isChecked(statuses[type]));
  return {
    statuses: {
      ...statuses,
      ...Object.fromEntries(statusTypes.map((type) => [type, afterChange(statuses, type, changed)])),
    },
    risk: { attempt: risk.attempt, result: absent, reasons: [], alternative: null },
    furthestStep: isSubmitted(statuses) ? Math.min(furthestStep, 5) : furthestStep,
    changedSinceCheck: context.changedSinceCheck || wasLookedAt,
    proposal: null,
  };
}

/** A document that was checked is there still, and waits to be checked again; a person who was asked to look is still asked. */
function afterChange(statuses: LoanStatuses, type: StatusType, changed: readonly number[]): number {
  const value = statuses[type];
  const isAffected = lookedAt[type]?.some((step) => changed.includes(step)) ?? true;
  if (!isAffected || (type === 'final' && value === review)) return value;
  if (type === 'payslip' || type === 'invoice') return isChecked(value) ? pending : value;
  return absent;
}
