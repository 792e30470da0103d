import { maximumAmount, type LoanOffer, type PriceCountry, type Route } from '@statewise/fields';
import type { Price } from './price.entity.js';
import type { LoanTerm, LoanType, Promotion } from './pricing.entity.js';
import { loanRate } from './prices.js';

/** What may be borrowed, at which rate and for how long; read together so that it is of one piece. */
export interface PriceList {
  readonly types: readonly LoanType[];
  readonly terms: readonly LoanTerm[];
  readonly promotions: readonly Omit<Promotion, 'active'>[];
  /** Past, present and coming ones, of every product and country. */
  readonly prices: readonly Price[];
}

/** Who asks for a loan, and when. */
export interface OfferQuery {
  readonly route: Route;
  readonly country: PriceCountry;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** What the rules of the form need to know of one loan type; an unknown type has nothing on offer. */
export function offerOf(list: PriceList, loanTypeId: unknown, { route, country, date }: OfferQuery): LoanOffer {
  const type = list.types.find(({ id }) => id === loanTypeId);
  if (!type) return { maximum: 0, terms: [], promotions: [] };
  return {
    rate: loanRate(list.prices, type.id, country, date),
    maximum: maximumAmount(type.id, route),
    terms: list.terms.filter((term) => term.loanTypeId === type.id).map(({ term, minimum }) => ({ term, minimum })),
    promotions: list.promotions
      .filter((promotion) => promotion.loanTypeId === type.id)
      .map(({ id, months, isDefault }) => ({ id, months, is_default: isDefault })),
  };
}
