import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { homeCountry, type LoanOffer, type PriceCountry, type Route } from '@statewise/fields';
import { dateOf, type RiskPolicy } from '@statewise/finance';
import { loanNames } from '@statewise/i18n';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { Cache } from '@statewise/server/platform/http/cache.js';
import { TaskKinds, type TaskDescription } from '@statewise/server/tasks/task-kinds.service.js';
import { Repository } from 'typeorm';
import { offerOf, type PriceList } from './price-list.js';
import { Price } from './price.entity.js';
import { LoanTerm, LoanType, Promotion, RiskPolicyRecord } from './pricing.entity.js';
import { pricesOn } from './prices.js';
import { decisionPolicyOf, riskPolicyOf, type DecisionPolicy } from './risk-policy.js';

const describe = statement<TaskDescription>(
  'price-tasks',
  `select id::text as subject, format('%s %s %s %%', product, country, trim_scale(rate)) as title, null::json as by
    from price where id::text = any($1::text[])`,
);

/** What the bank's products cost and earn, and by which policy it lends. */
@Injectable()
export class PricingService implements OnModuleInit {
  /** A changed price shows five seconds later; until then a save needs no round trip for it. */
  private readonly kept = new Cache<PriceList>({ seconds: 5, max: 1 });

  constructor(
    @InjectRepository(LoanType) private readonly types: Repository<LoanType>,
    @InjectRepository(LoanTerm) private readonly terms: Repository<LoanTerm>,
    @InjectRepository(Promotion) private readonly promotions: Repository<Promotion>,
    @InjectRepository(Price) private readonly prices: Repository<Price>,
    @InjectRepository(RiskPolicyRecord) private readonly policies: Repository<RiskPolicyRecord>,
    private readonly tasks: TaskKinds,
    private readonly sql: Sql,
  ) {}

  /** Prices that start tomorrow, among the tasks of who can still change them. */
  onModuleInit(): void {
    this.tasks.register({
      kind: 'price',
      roles: ['admin'],
      labels: { en: 'Prices that start tomorrow', nl: 'Prijzen die morgen ingaan', fr: 'Prix qui débutent demain' },
      describe: (subjects) => this.sql.run(describe, [subjects]),
    });
  }

  /** The price list as it was at most five seconds ago; callers at the same time share one read. */
  priceList(): Promise<PriceList> {
    return this.kept.get('', () => this.read());
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
    return riskPolicyOf(await this.thresholds());
  }

  /** Returns the amount in euro above which two people decide, and the number of days for a review. */
  async decisionPolicy(): Promise<DecisionPolicy> {
    return decisionPolicyOf(await this.thresholds());
  }

  private async read(): Promise<PriceList> {
    const [types, terms, promotions, prices] = await Promise.all([
      this.types.find({ order: { id: 'ASC' } }),
      this.terms.find({ order: { loanTypeId: 'ASC', term: 'ASC' } }),
      this.promotions.find({ where: { active: true }, order: { id: 'ASC' } }),
      this.prices.find({ order: { product: 'ASC', country: 'ASC', effectiveFrom: 'ASC' } }),
    ]);
    return {
      types: types.map((type) => ({ ...type, name: loanNames[type.id] ?? type.name })),
      terms,
      prices,
      promotions: promotions.map(({ active: _, ...promotion }) => promotion),
    };
  }

  /** Of judging and deciding, as they are kept. */
  private async thresholds(): Promise<Record<string, unknown>> {
    return (await this.policies.findOneByOrFail({ id: 1 })).thresholds;
  }
}

export { offerOf, type OfferQuery, type PriceList } from './price-list.js';
export type { Price } from './price.entity.js';
export type { LoanType } from './pricing.entity.js';
export { loanRate } from './prices.js';
export { depositOf, products, rateContexts, yearsOf } from './products.js';
