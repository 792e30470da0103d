import { type LoanContext, hasFailedStatus, isAccepted } from './context.js';
import { loanSteps } from './steps.js';

/** The event with which an admin opens a step. */
export type StepOpening =
  | { readonly type: 'step.goTo'; readonly step: number }
  | { readonly type: 'application.jump'; readonly state: string; readonly reason: string };

/** By which event an admin sees a step from `state`: by going to it where an applicant could, by a jump everywhere else. */
export function stepOpening(context: LoanContext, state: string, step: number): StepOpening {
  const isReached = step <= context.furthestStep && !state.startsWith('finished');
  return isReached
    ? { type: 'step.goTo', step }
    : { type: 'application.jump', state: stateBehind(context, step), reason: `step ${step} opened by an admin` };
}

/** The state behind a step's number: the last one is the outcome once there is one. */
function stateBehind({ statuses }: LoanContext, step: number): string {
  if (step === 7 && isAccepted(statuses)) return 'finished.accepted';
  if (step === 7 && hasFailedStatus(statuses)) return 'finished.rejected';
  return Object.values(loanSteps).find((known) => known.step === step)?.state ?? '';
}
