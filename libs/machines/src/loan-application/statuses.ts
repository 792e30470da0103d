import { statusValue, type TrackedStatus } from '@statewise/flow';

/** The six statuses of an application, in the order in which they are decided. */
export const statusTypes = ['application', 'risk', 'nbb', 'payslip', 'invoice', 'final'] as const;
export type StatusType = (typeof statusTypes)[number];
export type LoanStatuses = Readonly<Record<StatusType, number>>;

export const noStatuses: LoanStatuses = { application: 0, risk: 0, nbb: 0, payslip: 0, invoice: 0, final: 0 };

/** Statuses whose failure rejects an application; the status of the application itself does not. */
const decisive: readonly StatusType[] = ['risk', 'nbb', 'payslip', 'invoice', 'final'];

/** The statuses as the flow declares them: the last word is `final`, and that an application was sent shows in its state. */
export const trackedStatuses: readonly TrackedStatus[] = statusTypes.map((type) => ({
  type,
  values: Object.values(statusValue),
  isDecisive: decisive.includes(type),
  isDecision: type === 'final',
  isUnlisted: type === 'application',
}));

/** Whether any check has failed. */
export function hasFailedStatus(statuses: LoanStatuses): boolean {
  return decisive.some((type) => statuses[type] === statusValue.failed);
}

/** Whether the last word on the application was yes. */
export function isAccepted(statuses: LoanStatuses): boolean {
  return statuses.final === statusValue.passed;
}

/** Whether the application was sent: the risk rules have let it through. */
export function isSubmitted(statuses: LoanStatuses): boolean {
  return statuses.application === statusValue.completed;
}

/** Whether a check has said something. */
export function isChecked(value: number): boolean {
  return value === statusValue.passed || value === statusValue.failed || value === statusValue.review;
}

export function isDecisive(type: StatusType): boolean {
  return decisive.includes(type);
}

/**
 * The statuses with one changed. A check that fails after the final yes takes that yes back, so that what is stored
 * never says both.
 */
export function withStatus(statuses: LoanStatuses, type: StatusType, value: number): LoanStatuses {
  const takesBack = value === statusValue.failed && isDecisive(type) && type !== 'final' && isAccepted(statuses);
  return { ...statuses, ...(takesBack ? { final: statusValue.absent } : {}), [type]: value };
}
