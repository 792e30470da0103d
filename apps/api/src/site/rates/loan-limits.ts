import { minimumAmount, offeredTerms, type LoanOffer } from '@statewise/fields';
import type { LoanLimits } from '@statewise/site-content';
import { offerOf, type OfferQuery, type PriceList } from '../../pricing/pricing.service.js';

/** What visitors may borrow of each loan that is on offer to everybody. */
export function loanLimits(list: PriceList, query: OfferQuery): LoanLimits[] {
  return list.types
    .filter(({ staffOnly }) => !staffOnly)
    .flatMap(({ id }) => {
      const offer = offerOf(list, id, query);
      const steps = stepsOf(offer, query.date);
      const [first] = steps;
      if (first === undefined) return [];
      const longest = steps.map(({ from, terms }) => ({ from, months: Math.max(...terms) }));
      return [{ type: id, least: first.from, most: offer.maximum, shortest: Math.min(...first.terms), longest }];
    });
}

/** The amounts from which other terms are offered, and those terms. */
function stepsOf(offer: LoanOffer, date: string): { readonly from: number; readonly terms: readonly number[] }[] {
  const amounts = offer.terms.flatMap(({ minimum }) => (minimum === null ? [] : [Math.max(minimum, minimumAmount)]));
  return [...new Set(amounts)]
    .sort((one, other) => one - other)
    .map((from) => ({ from, terms: offeredTerms(offer, from, undefined, date) }));
}
