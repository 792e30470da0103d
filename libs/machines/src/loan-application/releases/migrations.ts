import type { StoredState } from '@statewise/flow';
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

/** Release 4 knows in which country’s prices a loan is, of proposals, and of answers that changed after they were sent: the risk rules' result is then none of theirs. */
export function withDecisions({ state, facts }: StoredState): StoredState {
  const { statuses, risk } = facts;
  const isWithdrawn = valueIn(statuses, 'application') === 0 && valueIn(statuses, 'risk') === 0;
  const wasAnalysed = valueIn(risk, 'result') !== 0;
  const changedSinceCheck = isWithdrawn && wasAnalysed;
  const judged = changedSinceCheck ? { attempt: valueIn(risk, 'attempt'), result: 0, reasons: [] } : risk;
  return { state, facts: { ...facts, risk: judged, changedSinceCheck, proposal: null, letter: null, country: null } };
}

/** Release 5 knows the smaller loan that would have passed, the date of birth that a store was told, and until when a person looks. */
export function withAlternatives({ state, facts }: StoredState): StoredState {
  const { risk } = facts;
  const known = typeof risk === 'object' && risk !== null ? risk : {};
  return { state, facts: { ...facts, born: null, reviewDueAt: null, risk: { ...known, alternative: null } } };
}

function valueIn(fact: unknown, name: string): unknown {
  return typeof fact === 'object' && fact !== null
    ? Object.entries(fact).find(([key]) => key === name)?.[1]
    : undefined;
}
