import type { StoredState } from '../../flow/flow.js';
import { loanSteps } from '../steps.js';

/** Release 2 does not keep the state that was left last: a jump is told where it begins by the event itself. */
export function withoutLastState({ state, facts: { cameFrom: _, ...facts } }: StoredState): StoredState {
  return { state, facts };
}

/** Release 3 knows that a store which prepared an application has its code until the applicant has saved something. */
export function withPreparer({ state, facts }: StoredState): StoredState {
  const { referral, furthestStep } = facts;
  const isUntouched = referral !== null && furthestStep === loanSteps.stepVm.step;
  return { state, facts: { ...facts, preparedBy: isUntouched ? 'store' : null } };
}
