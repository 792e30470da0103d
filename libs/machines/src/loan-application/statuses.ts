import { statusTypes, statusValue, type Statuses, type StatusType } from '../flow/flow.js';

/** Statuses whose failure rejects an application; the status of the application itself does not. */
const decisive: readonly StatusType[] = ['risk', 'nbb', 'payslip', 'invoice', 'final'];

export const noStatuses: Statuses = { application: 0, risk: 0, nbb: 0, payslip: 0, invoice: 0, final: 0 };

/** Whether any check has failed. */
export function hasFailedStatus(statuses: Statuses): boolean {
  return decisive.some((type) => statuses[type] === statusValue.failed);
}

/** Whether the last word on the application was yes. */
export function isAccepted(statuses: Statuses): boolean {
  return statuses.final === statusValue.passed;
}

/** Whether the application was sent: the risk rules have let it through. */
export function isSubmitted(statuses: Statuses): boolean {
  return statuses.application === statusValue.completed;
}

/** Whether the page of the outcome may be shown. */
export function isDecided(statuses: Statuses): boolean {
  return hasFailedStatus(statuses) || isAccepted(statuses);
}

export function isDecisive(type: StatusType): boolean {
  return decisive.includes(type);
}

export function isStatusType(value: unknown): value is StatusType {
  return statusTypes.some((type) => type === value);
}

export function isStatusValue(value: unknown): value is number {
  return Object.values(statusValue).some((known) => known === value);
}

/**
 * The statuses with one changed. A check that fails after the final yes takes that yes back, so that what is stored
 * never says both.
 */
export function withStatus(statuses: Statuses, type: StatusType, value: number): Statuses {
  const takesBack = value === statusValue.failed && isDecisive(type) && type !== 'final' && isAccepted(statuses);
  return { ...statuses, ...(takesBack ? { final: statusValue.absent } : {}), [type]: value };
}
