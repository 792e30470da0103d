import type { PriceCountry, Route } from '@statewise/fields';
import { nothingYet, type FlowContext, statusValue, type TrackedStatus } from '@statewise/flow';

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
  isDecision: type === 'final',
  isUnlisted: type === 'application',
}));

/** Whether any check has failed. */
export function hasFailedStatus(statuses: LoanStatuses): boolean {
  return decisive.some((type) => statuses[type] === statusValue.failed);
}

/** Whether the risk rules said no, and not a person whom they asked to look. */
export function isRefusedByRules({ statuses, risk }: Pick<LoanContext, 'statuses' | 'risk'>): boolean {
  return statuses.risk === statusValue.failed && risk.result === statusValue.failed;
}

/** Why an application is refused, as keys of texts: the reasons of the risk rules where they said no, and each other check that failed. */
export function refusalReasons(context: Pick<LoanContext, 'statuses' | 'risk'>): readonly string[] {
  const isByRules = isRefusedByRules(context);
  const failed = decisive.filter((type) => context.statuses[type] === statusValue.failed);
  const checks = failed.filter((type) => type !== 'risk' || !isByRules);
  return [...(isByRules ? context.risk.reasons : []), ...checks.map((type) => `failed.${type}`)];
}

/** Whether the last word on the application was yes. */
export function isAccepted(statuses: LoanStatuses): boolean {
  return statuses.final === statusValue.passed;
}

/** Whether the answer is no, also while a person looks at that no. */
export function isRejected({ statuses, reviewRequested }: Pick<LoanContext, 'statuses' | 'reviewRequested'>): boolean {
  return hasFailedStatus(statuses) || (reviewRequested && statuses.final === statusValue.review);
}

/** Whether a yes or a no stands. */
export function isDecided(context: Pick<LoanContext, 'statuses' | 'reviewRequested'>): boolean {
  return isAccepted(context.statuses) || isRejected(context);
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
  const { statuses, furthestStep, steps, risk, letter } = context;
  const changed: number[] = [];
  for (const number of Object.keys({ ...steps, ...after }).map(Number))
    if (steps[number] !== after[number]) changed.push(number);
  let wasLookedAt = isSubmitted(statuses);
  const next: Record<StatusType, number> = { ...statuses };
  for (const type of statusTypes) {
    wasLookedAt ||= isChecked(statuses[type]);
    next[type] = afterChange(statuses, type, changed);
  }
  return {
    statuses: next,
    risk: { attempt: risk.attempt, result: absent, reasons: [], alternative: null },
    furthestStep: isSubmitted(statuses) ? Math.min(furthestStep, 5) : furthestStep,
    changedSinceCheck: context.changedSinceCheck || wasLookedAt,
    proposal: null,
    // That of a yes goes with the yes.
    letter: isAccepted(statuses) ? null : letter,
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

/** What the risk rules said; an answer counts only for the attempt that asked. */
export interface RiskAnalysis {
  readonly attempt: number;
  /** A status value; 0 before the rules have answered. */
  readonly result: number;
  /** Keys of the reasons. */
  readonly reasons: readonly string[];
  /** The largest loan below the one that failed which the rules would have let through; null where there is none. */
  readonly alternative: Alternative | null;
}

/** A smaller loan of the same kind. */
export interface Alternative {
  /** Euro. */
  readonly amount: number;
  /** Months. */
  readonly term: number;
}

/** What the loan application's chart knows; `steps[0]` are the loan details. */
export interface LoanContext extends FlowContext {
  readonly referrer: string;
  readonly isStaff: boolean;
  readonly route: Route;
  /** Whose prices count; the bank's own country where it is not said. */
  readonly country: PriceCountry | null;
  /** Set when a partner store or an intermediary prepared the application. */
  readonly referral: { readonly storeNumber: string } | null;
  /** Date of birth that a store was told, `DD/MM/YYYY`: terms follow it until step one is answered. */
  readonly born: string | null;
  readonly statuses: LoanStatuses;
  readonly risk: RiskAnalysis;
  readonly reviewRequested: boolean;
  /** Until when a person looks, ISO instant; null where no review was requested, or its term was not noted. */
  readonly reviewDueAt: string | null;
  /** Whether answers changed after they were sent, or after a check looked at them. */
  readonly changedSinceCheck: boolean;
  /** A final yes that waits for a second person. */
  readonly proposal: Proposal | null;
  /** What the bank wrote beside its last decision, in place of the usual letter. */
  readonly letter: string | null;
}

/** A final yes above the amount that one person decides alone. */
export interface Proposal {
  /** The person who answers for it: of a program, the one who made its token. */
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly letter: string | null;
  /** Until when another person can confirm it, ISO instant; absent on one from before this was noted. */
  readonly until?: string;
}

/** Before anything happened. */
export const noApplication: LoanContext = {
  ...nothingYet,
  referrer: '',
  isStaff: false,
  route: 'direct',
  country: null,
  referral: null,
  born: null,
  statuses: noStatuses,
  risk: { attempt: 0, result: 0, reasons: [], alternative: null },
  reviewRequested: false,
  reviewDueAt: null,
  changedSinceCheck: false,
  proposal: null,
  letter: null,
};

/** Whether a context has the facts of this chart. */
export function isLoanContext(context: FlowContext): context is LoanContext {
  return 'statuses' in context && 'risk' in context && 'referral' in context;
}
