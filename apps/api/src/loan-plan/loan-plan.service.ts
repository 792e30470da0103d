import { Injectable } from '@nestjs/common';
import { dateOf, defaultLendingRate, loanPlan, type LoanPlan } from '@statewise/finance';
import {
  homeCountry,
  offeredTerms,
  typedDateOf,
  type LoanOffer,
  type PriceCountry,
  type Route,
} from '@statewise/fields';
import { offerOf, PricingService } from '../pricing/pricing.service.js';

/** A loan whose fields were checked, and what else decides its plan. */
export interface LoanRequest {
  readonly loanType: number;
  /** In euro. */
  readonly amount: number;
  /** In months. */
  readonly term: number;
  readonly promotion: number | null;
  readonly route: Route;
  /** Whose prices count; the bank's own unless said. */
  readonly country?: PriceCountry;
  /** What was agreed when the loan was chosen; else the prices of today count. */
  readonly agreed?: { readonly rate: number; readonly promotionalMonths: number };
  /** The applicant's date of birth, `YYYY-MM-DD`, if it is known. */
  readonly born?: string;
}

/** Plans of loans, at the prices that were agreed or else at today's. */
@Injectable()
export class LoanPlanService {
  constructor(private readonly pricing: PricingService) {}

  async plan(request: LoanRequest): Promise<LoanPlan> {
    const { offer, today } = await this.offerFor(request);
    return planWith(offer, request, today);
  }

  /** Plans of other amounts of the same loan, one for each term on offer that is no longer than the one asked for, the longest first. */
  async planner({ agreed: _, ...request }: LoanRequest): Promise<(amount: number) => readonly LoanPlan[]> {
    const { offer, today } = await this.offerFor(request);
    const born = request.born && typedDateOf(request.born);
    return (amount) =>
      offeredTerms(offer, amount, born, today)
        .filter((term) => term <= request.term)
        .toReversed()
        .map((term) => planWith(offer, { ...request, amount, term }, today));
  }

  private async offerFor({ loanType, route, country = homeCountry }: LoanRequest) {
    const list = await this.pricing.priceList();
    const today = new Date().toISOString();
    return { offer: offerOf(list, loanType, { route, country, date: dateOf(today) }), today };
  }
}

function planWith(offer: LoanOffer, request: LoanRequest, today: string): LoanPlan {
  const { loanType, amount, term, promotion, born, agreed } = request;
  // Age may take the longest term away, and with it those without a minimum that are shorter.
  const terms = offeredTerms(offer, amount, born && typedDateOf(born), today);
  const isLost = !terms.includes(term) && offeredTerms(offer, amount, undefined, today).includes(term);
  return loanPlan({
    loanType,
    promotionType: promotion,
    amount,
    maximum: offer.maximum,
    term,
    terms,
    isOffered: !isLost,
    interestRate: agreed?.rate ?? offer.rate ?? defaultLendingRate,
    promotionalMonths: agreed?.promotionalMonths ?? offer.promotions.find(({ id }) => id === promotion)?.months ?? 0,
    startDate: dateOf(today),
    ...(born !== undefined && { born }),
  });
}
