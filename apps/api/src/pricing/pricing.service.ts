import { Injectable } from '@nestjs/common';
import { homeCountry, type LoanOffer, type PriceCountry, type Route } from '@statewise/fields';
import { dateOf, type RiskPolicy } from '@statewise/finance';
import { Cache } from '@statewise/server/platform/http/cache.js';
import { offerOf, type PriceList } from './price-list.js';
import type { Price } from './price.entity.js';
import { pricesOn } from './prices.js';
import { PricingRepository } from './pricing.repository.js';
import { decisionPolicyOf, riskPolicyOf, type DecisionPolicy } from './risk-policy.js';

@Injectable()
export class PricingService {
  /** A changed price shows five seconds later; until then a save needs no round trip for it. */
  private readonly kept = new Cache<PriceList>({ seconds: 5, max: 1 });

  constructor(private readonly repository: PricingRepository) {}

  /** The price list as it was at most five seconds ago; callers at the same time share one read. */
  priceList(): Promise<PriceList> {
    return this.kept.get('', () => this.repository.priceList());
  }

  /** What is on offer for a loan type as a form sends it: a number, or the same as text. */
  async offer(loanType: unknown, route: Route, country: PriceCountry = homeCountry): Promise<LoanOffer> {
    const isText = typeof loanType === 'string' && /^\s*\d{1,9}\s*$/.test(loanType);
    const date = dateOf(new Date().toISOString());
    return offerOf(await this.priceList(), isText ? Number(loanType) : loanType, { route, country, date });
  }

  /** What the products cost and earn today in a country. */
  async pricesToday(country: PriceCountry): Promise<readonly Price[]> {
    return pricesOn((await this.priceList()).prices, country, dateOf(new Date().toISOString()));
  }

  /** Drops the prices that are kept, so that the next call reads them again; called after a change. */
  forget(): void {
    this.kept.forget();
  }

  /** The thresholds as they are now; an application is judged once, so nothing is kept. */
  async riskPolicy(): Promise<RiskPolicy> {
    return riskPolicyOf(await this.repository.thresholds());
  }

  /** Returns the amount in euro above which two people decide, and the number of days for a review. */
  async decisionPolicy(): Promise<DecisionPolicy> {
    return decisionPolicyOf(await this.repository.thresholds());
  }
}

export { offerOf, type OfferQuery, type PriceList, type PricedLoanType } from './price-list.js';
export type { Price } from './price.entity.js';
export { loanRate } from './prices.js';
export { depositOf, products, rateContexts, yearsOf } from './products.js';
