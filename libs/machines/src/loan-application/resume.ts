import { statusValue, type Role } from '../flow/flow.js';
import { hasFailedStatus, isAccepted, isSubmitted } from './statuses.js';
import { stateOfStep, type RestingState } from './steps.js';
import type { LoanContext } from './types.js';

/** Where an application opens when somebody returns to it by its code, as a dotted state path. */
export function resumeAt({ statuses, reviewRequested, furthestStep }: LoanContext, role: Role): RestingState {
  if (role === 'admin') return 'stepOne';
  if (isAccepted(statuses)) return 'finished.accepted';
  const isUnderReview = reviewRequested && statuses.final === statusValue.review;
  if (hasFailedStatus(statuses) || isUnderReview) return 'finished.rejected';
  if (isSubmitted(statuses)) return 'documents';
  return stateAt(furthestStep) ?? 'stepOne';
}

function stateAt(step: number): RestingState | undefined {
  const found: Readonly<Record<number, RestingState>> = stateOfStep;
  return found[step];
}
