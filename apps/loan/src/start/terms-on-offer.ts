import { minimumAmount, maxMoney, offeredTerms } from '@statewise/fields';
import { parseEuros } from '@statewise/finance';
import { offerOfType, type LoanCatalogue } from '@statewise/lending';
import type { LoanChoice } from './loan-choice.js';

/** The terms on offer, in months: those that end before the 75th birthday, once the date of birth is known. */
export function termsOnOffer(
  catalogue: LoanCatalogue,
  { loanType, amount, born }: Pick<LoanChoice, 'loanType' | 'amount' | 'born'>,
  now = new Date(),
): readonly number[] {
  const offer = offerOfType(catalogue, loanType);
  return offer === undefined ? [] : offeredTerms(offer, parseEuros(amount) ?? 0, born, now.toISOString());
}

/** Whether the amount is lent, but not at the applicant's age. */
export function isTooLate(catalogue: LoanCatalogue, choice: LoanChoice): boolean {
  const { born: _, ...ageless } = choice;
  return termsOnOffer(catalogue, choice).length === 0 && termsOnOffer(catalogue, ageless).length > 0;
}

/** The largest amount in euro that can be asked for: what is lent for this purpose or, where that has no maximum, what a form takes. */
export function maxAmount({ loanTypes }: LoanCatalogue, loanType: number): number {
  return loanTypes.find(({ id }) => id === loanType)?.maximum ?? maxMoney;
}

/** Whether the amount is above what can be asked for. */
export function isTooMuch(catalogue: LoanCatalogue, { loanType, amount }: LoanChoice): boolean {
  return (parseEuros(amount) ?? 0) > maxAmount(catalogue, loanType);
}

/** Whether the wanted term is lent, but not at the applicant's age: the longest one that is takes its place. */
export function isShortenedByAge(catalogue: LoanCatalogue, { wantedTerm = 0, ...choice }: LoanChoice): boolean {
  const { born: _, ...ageless } = choice;
  return termsOnOffer(catalogue, ageless).includes(wantedTerm) && !termsOnOffer(catalogue, choice).includes(wantedTerm);
}

/** The smallest amount in euro for which any term of a loan type is offered. */
export function leastAmount({ loanTerms }: LoanCatalogue, loanType: number): number {
  const minimums = loanTerms.flatMap((term) => (term.loan_type_id === loanType ? [term.minimum ?? []].flat() : []));
  return minimums.length === 0 ? minimumAmount : Math.max(minimumAmount, Math.min(...minimums));
}

/**
 * A choice that another page's calculator made, with the nearest term on offer: the next longer one, else the longest. A
 * calculator reckons with any months; the term that was wanted stays known.
 */
export function withNearestTerm(catalogue: LoanCatalogue, choice: LoanChoice): LoanChoice {
  const { term, wantedTerm = 0 } = choice;
  const terms = termsOnOffer(catalogue, choice);
  if (term !== 0 || wantedTerm === 0) return choice;
  return { ...choice, term: terms.find((one) => one > wantedTerm) ?? terms.at(-1) ?? 0 };
}

/** A choice after a change: another type brings the promotion chosen for it before, or its default one, a term that is not on offer is cleared until it is again, and one that ends too late is shortened. */
export function adapted(catalogue: LoanCatalogue, choice: LoanChoice, change: Partial<LoanChoice>): LoanChoice {
  const changed = { ...choice, ...change };
  const promotions = catalogue.promotions.filter(({ loan_id }) => loan_id === changed.loanType);
  const standard = promotions.find(({ is_default }) => is_default)?.id ?? 0;
  const wantedTerm = change.term ?? choice.wantedTerm ?? changed.term;
  const isOtherType = change.loanType !== undefined && change.loanType !== choice.loanType;
  const terms = termsOnOffer(catalogue, changed);
  const wantedPromotions = { ...changed.wantedPromotions, [choice.loanType]: choice.promotion };
  const byType = isOtherType ? (wantedPromotions[changed.loanType] ?? standard) : changed.promotion;
  const wanted = change.promotion ?? byType;
  const byAge = isShortenedByAge(catalogue, { ...changed, wantedTerm })
    ? terms.filter((term) => term < wantedTerm)
    : [];
  return {
    ...changed,
    promotion: promotions.some(({ id }) => id === wanted) ? wanted : 0,
    wantedPromotions,
    wantedTerm,
    term: terms.includes(wantedTerm) ? wantedTerm : (byAge.at(-1) ?? 0),
  };
}
