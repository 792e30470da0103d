import { Injectable } from '@nestjs/common';
import { dateOf, loanPlan, type LoanPlan } from '@statewise/finance';
import { offeredTerms, type Route } from '@statewise/fields';
import { offerOf, PricingService } from '../pricing/pricing.service.js';

/** A loan whose fields were checked, and what else decides its plan. */
export interface AskedLoan {
  readonly loanType: number;
  /** In euro. */
  readonly amount: number;
  /** In months. */
  readonly term: number;
  readonly promotion: number | null;
  readonly route: Route;
  /** The applicant's date of birth, `YYYY-MM-DD`, if it is known. */
  readonly born?: string;
}

/** Plans of loans at today's prices. */
@Injectable()
export class LoanPlanService {
  constructor(private readonly pricing: PricingService) {}

  async plan({ loanType, amount, term, promotion, route, born }: AskedLoan): Promise<LoanPlan> {
    const list = await this.pricing.priceList();
    const offer = offerOf(list, loanType, route);
    const today = new Date().toISOString();
    return loanPlan({
      loanType,
      promotionType: promotion,
      amount,
      maximum: offer.maximum,
      term,
      terms: offeredTerms(offer, amount, undefined, today),
      interestRate: list.types.find(({ id }) => id === loanType)?.yearlyRate ?? 0,
      promotionalMonths: offer.promotions.find(({ id }) => id === promotion)?.months ?? 0,
      startDate: dateOf(today),
      ...(born !== undefined && { born }),
    });
  }
}
