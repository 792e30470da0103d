import { dateOf, endsByAge } from '@statewise/finance';
import type { Given } from '../check/given.js';

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
  readonly maximum: number | null;
  readonly terms: readonly OfferedTerm[];
  readonly promotions: readonly OfferedPromotion[];
}

/** A loan must be paid back by this birthday of the applicant. */
export const lastBirthday = 75;

/** Whether a loan of `term` months that starts at the instant `at` ends by the 75th birthday; `born` is `YYYY-MM-DD`. */
export function endsByLastBirthday(term: number, born: string, at: string): boolean {
  return endsByAge(dateOf(at), term, born, lastBirthday);
}

/**
 * The terms to choose from, ascending, in months: those whose minimum the amount reaches and that end by the 75th birthday, and
 * those without a minimum that are shorter than the longest of them. `born` is `YYYY-MM-DD`; unknown, age does not limit.
 */
export function offeredTerms(offer: LoanOffer, amount: number, born: string | undefined, at: string): number[] {
  const qualifying = offer.terms.filter(
    ({ term, minimum }) => minimum !== null && minimum <= amount && (born === undefined || endsByLastBirthday(term, born, at)),
  );
  const longest = Math.max(0, ...qualifying.map(({ term }) => term));
  const shorter = offer.terms.filter(({ term, minimum }) => minimum === null && term < longest);
  return [...new Set([...qualifying, ...shorter].map(({ term }) => term))].sort((a, b) => a - b);
}

/** The offer that came with the event, if one did. */
export function offerOf(known: Given): LoanOffer | undefined {
  return isLoanOffer(known.offer) ? known.offer : undefined;
}

function isLoanOffer(value: unknown): value is LoanOffer {
  return typeof value === 'object' && value !== null && 'terms' in value && Array.isArray(value.terms) && 'promotions' in value && Array.isArray(value.promotions);
}
