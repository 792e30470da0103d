import { offeredTerms } from '@statewise/fields';
import { parseEuros } from '@statewise/finance';
import { offerOfType, type LoanCatalogue } from '@statewise/wizard/loan';
import type { LoanChoice } from './loan-choice.js';

/** The terms that the calculator shows, in months. The applicant's age is not known yet; step four and the server look at it. */
export function termsOnOffer(
  catalogue: LoanCatalogue,
  { loanType, amount }: Pick<LoanChoice, 'loanType' | 'amount'>,
): readonly number[] {
  const offer = offerOfType(catalogue, loanType);
  return offer === undefined ? [] : offeredTerms(offer, parseEuros(amount) ?? 0, undefined, '');
}

/** A choice after a change: another type brings its default promotion, and a term that is not on offer is cleared until it is again. */
export function adapted(catalogue: LoanCatalogue, choice: LoanChoice, change: Partial<LoanChoice>): LoanChoice {
  const changed = { ...choice, ...change };
  const promotions = catalogue.promotions.filter(({ loanTypeId }) => loanTypeId === changed.loanType);
  const standard = promotions.find(({ isDefault }) => isDefault)?.id ?? 0;
  const isOnOffer = promotions.some(({ id }) => id === changed.promotion);
  const wantedTerm = change.term ?? choice.wantedTerm ?? changed.term;
  const isOtherType = change.loanType !== undefined && change.loanType !== choice.loanType;
  return {
    ...changed,
    promotion: isOtherType ? standard : isOnOffer ? changed.promotion : 0,
    wantedTerm,
    term: termsOnOffer(catalogue, changed).includes(wantedTerm) ? wantedTerm : 0,
  };
}
