import type { Flow, StoredState } from '@statewise/flow';
import { loanSteps } from '../loan-application/steps.js';

// Two releases of the loan that never were, before the present chart: what migrates applications is tested with them.

/** The first kept the state that was left last, and knew nothing of who prepared an application. */
export function asFirstLoanRelease({ state, facts: { preparedBy: _, ...facts } }: StoredState): StoredState {
  return { state, facts: { ...facts, cameFrom: 'start' } };
}

/** The second does not keep the state that was left last. */
function withoutLastState({ state, facts: { cameFrom: _, ...facts } }: StoredState): StoredState {
  return { state, facts };
}

/** The third knows that a store which prepared an application has its code until the applicant has saved something. */
function withPreparer({ state, facts }: StoredState): StoredState {
  const isUntouched = facts['referral'] !== null && facts['furthestStep'] === loanSteps.stepVm.step;
  return { state, facts: { ...facts, preparedBy: isUntouched ? 'store' : null } };
}

/** What makes the present chart of the loan the third release of its flow. */
export const thirdLoanRelease: Pick<Flow, 'version' | 'migrations'> = {
  version: 3,
  migrations: { 1: withoutLastState, 2: withPreparer },
};
