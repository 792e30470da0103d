import { offeredTerms, type Fields, type LoanOffer } from '@statewise/fields';
import { promotionField } from '../loan/loan-context.js';

/** Whom a loan is for, and when. */
interface Borrower {
  /** `DD/MM/YYYY`, or what has been typed so far. */
  readonly dateOfBirth: unknown;
  /** ISO instant. */
  readonly at: string;
}

/**
 * A loan with the longest term, no longer than the one it has, that ends in time for this applicant, without a promotion that has
 * ended; undefined when there is none.
 */
export function loanForApplicant(loan: Fields, offer: LoanOffer, { dateOfBirth, at }: Borrower): Fields | undefined {
  const terms = offeredTerms(offer, Number(loan['amount']), dateOfBirth, at).filter(
    (term) => term <= Number(loan['loan_term']),
  );
  const longest = terms.at(-1);
  if (longest === undefined) return undefined;
  const { [promotionField]: promotion, ...rest } = loan;
  const isOver = !offer.promotions.some(({ id }) => id === promotion);
  return { ...rest, ...(!isOver && { [promotionField]: promotion }), loan_term: longest };
}
