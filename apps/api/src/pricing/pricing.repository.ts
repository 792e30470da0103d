import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { loanNames } from '@statewise/i18n';
import { Repository } from 'typeorm';
import { LoanTerm, LoanType, Promotion, RiskPolicyRecord } from './pricing.entity.js';
import type { PriceList } from './price-list.js';
import { Price } from './price.entity.js';

@Injectable()
export class PricingRepository {
  constructor(
    @InjectRepository(LoanType) private readonly types: Repository<LoanType>,
    @InjectRepository(LoanTerm) private readonly terms: Repository<LoanTerm>,
    @InjectRepository(Promotion) private readonly promotions: Repository<Promotion>,
    @InjectRepository(Price) private readonly prices: Repository<Price>,
    @InjectRepository(RiskPolicyRecord) private readonly policies: Repository<RiskPolicyRecord>,
  ) {}

  async priceList(): Promise<PriceList> {
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
  async thresholds(): Promise<Record<string, unknown>> {
    return (await this.policies.findOneByOrFail({ id: 1 })).thresholds;
  }
}
