import { Injectable } from '@nestjs/common';
import { homeCountry, type LoanOffer, type PriceCountry, type Route } from '@statewise/fields';
import { dateOf, type RiskPolicy } from '@statewise/finance';
import { offerOf, type PriceList } from './price-list.js';
import type { Price } from './price.entity.js';
import { pricesOn } from './prices.js';
import { PricingRepository } from './pricing.repository.js';
import { decisionPolicyOf, riskPolicyOf, type DecisionPolicy } from './risk-policy.js';

/** A changed price shows this many milliseconds later; until then a save needs no round trip for it. */
const keptFor = 5_000;

@Injectable()
export class PricingService {
  private kept: { readonly list: Promise<PriceList>; readonly until: number } | undefined;

  constructor(private readonly repository: PricingRepository) {}

  /** The price list as it was at most five seconds ago; callers at the same time share one read. */
  priceList(): Promise<PriceList> {
    if (this.kept && Date.now() < this.kept.until) return this.kept.list;
    const list = this.repository.priceList();
    this.kept = { list, until: Date.now() + keptFor };
    list.catch(() => (this.kept = undefined));
    return list;
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
    this.kept = undefined;
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
