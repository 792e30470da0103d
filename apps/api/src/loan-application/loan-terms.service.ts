import { Injectable } from '@nestjs/common';
import type { LoanPlan } from '@statewise/finance';
import type { Language, Locale } from '@statewise/i18n';
import type { Figure } from '@statewise/server/platform/mail/mail-parts.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { LoanPlanService } from '../loan-plan/loan-plan.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { loanFigures } from './mail-texts.js';
import { loanRequestOf, loanContextOf } from './loan-details.js';

/** The loan of an application: its plan and the promotion that its type has by default. */
@Injectable()
export class LoanTermsService {
  constructor(
    private readonly plans: LoanPlanService,
    private readonly pricing: PricingService,
    private readonly stores: PartnerStores,
  ) {}

  /** Throws when the application asks for no loan yet. */
  async plan(outcome: Outcome): Promise<LoanPlan> {
    const plan = await this.planIfAny(outcome);
    if (!plan) throw new Problem('REQUEST.FIELDS', { errors: { loan_details: ['required'] } });
    return plan;
  }

  async planIfAny(outcome: Outcome): Promise<LoanPlan | undefined> {
    const asked = loanRequestOf(loanContextOf(outcome));
    return asked && this.plans.plan(asked);
  }

  /** What a mail tells of the loan in figures; none where there is no plan. */
  async figures(outcome: Outcome, locale: Locale): Promise<readonly Figure[]> {
    return loanFigures(await this.planIfAny(outcome), locale);
  }

  async defaultPromotion(outcome: Outcome, language: Language) {
    const context = loanContextOf(outcome);
    const loanType = loanRequestOf(context)?.loanType;
    const { promotions } = await this.stores.offered(await this.pricing.priceList(), context.referral?.storeNumber);
    const found = promotions.find((promotion) => promotion.loanTypeId === loanType && promotion.isDefault);
    return found
      ? { id: found.id, loan_id: found.loanTypeId, name: found.name[language], is_default: true, months: found.months }
      : null;
  }
}

export { loanDetailsView } from './loan-details.js';
