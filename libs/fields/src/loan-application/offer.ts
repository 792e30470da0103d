import { dateOf, endsByAge, lastAge } from '@statewise/finance';
import type { ValidationContext } from '../check/field-registry.js';
import { isoDateOf } from '../rules/typed-date.js';

/** A duration in months; with a minimum it is offered for amounts in euro from there on. */
export interface OfferedTerm {
  readonly term: number;
  readonly minimum: number | null;
}

/** A number of months without interest for the customer. */
export interface OfferedPromotion {
  readonly id: number;
  readonly months: number;
  readonly is_default: boolean;
}

/** What may be borrowed for one loan type; amounts in euro. */
export interface LoanOffer {
  /** Nominal, in percent a year, as the server's prices say it on the day of the event; a browser does not know it. */
  readonly rate?: number;
  readonly maximum: number | null;
  /** Whether an amount above the maximum is refused at once, as a form does. */
  readonly isBinding?: boolean;
  readonly terms: readonly OfferedTerm[];
  readonly promotions: readonly OfferedPromotion[];
}

/**
 * Whether a loan of `term` months that starts at the instant `at` has ended when the applicant turns 75. The date of birth is as typed,
 * `DD/MM/YYYY`; while it is not known, age does not limit.
 */
export function endsByLastBirthday(term: number, dateOfBirth: unknown, at: string): boolean {
  const born = isoDateOf(dateOfBirth);
  return born === undefined || endsByAge(dateOf(at), term, born, lastAge);
}

/**
 * The terms to choose from, ascending, in months: those whose minimum the amount in euro reaches and that end by the 75th birthday, and
 * those without a minimum that are shorter than the longest of them.
 */
export function offeredTerms(offer: LoanOffer, amount: number, dateOfBirth: unknown, at: string): number[] {
  const qualifying = offer.terms.filter(
    ({ term, minimum }) => minimum !== null && minimum <= amount && endsByLastBirthday(term, dateOfBirth, at),
  );
  const longest = Math.max(0, ...qualifying.map(({ term }) => term));
  const shorter = offer.terms.filter(({ term, minimum }) => minimum === null && term < longest);
  return [...new Set([...qualifying, ...shorter].map(({ term }) => term))].sort((one, other) => one - other);
}

/** The offer that came with the event, if one did. */
export function offerOf(known: ValidationContext): LoanOffer | undefined {
  return isLoanOffer(known.offer) ? known.offer : undefined;
}

function isLoanOffer(value: unknown): value is LoanOffer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'terms' in value &&
    Array.isArray(value.terms) &&
    'promotions' in value &&
    Array.isArray(value.promotions)
  );
}
