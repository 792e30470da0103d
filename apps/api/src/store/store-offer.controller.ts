import { Controller } from '@nestjs/common';
import { CalculatedLoan, store as operations } from '@statewise/contract/bank';
import { maximumAmount, priceCountries } from '@statewise/fields';
import { Config } from '@statewise/server/platform/config/config.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { OriginPolicy } from '../loan-application/origin-policy.service.js';
import { LoanPlanService } from '../loan-plan/loan-plan.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { bornOf, checkedBy } from './store-fields.js';

/** Partner stores, and the loan calculator on its own or in a store. */
@Controller()
export class StoreOfferController {
  constructor(
    private readonly partners: PartnerStores,
    private readonly pricing: PricingService,
    private readonly plans: LoanPlanService,
    private readonly origin: OriginPolicy,
    private readonly config: Config,
  ) {}

  @Handles(operations.stores)
  async stores() {
    const all = await this.partners.all();
    const stores = all.map(({ id, storeNumber, name, city }) => ({ id, store_number: storeNumber, name, city }));
    return { success: true, stores };
  }

  @Handles(operations.loanDetails)
  async loanDetails({ s: number, r: route = 'direct', language, caller }: Input<typeof operations.loanDetails>) {
    const store = number === undefined ? undefined : await this.partners.byNumber(number);
    if (number !== undefined && !store) throw new Problem('REQUEST.NOT_FOUND');
    const { types, terms, promotions } = await this.pricing.priceList();
    const allows = store?.allowsPromotions ?? true;
    return {
      success: true,
      promotions: (allows ? promotions : []).map(({ id, loanTypeId, name, isDefault, months }) => ({
        id,
        loan_id: loanTypeId,
        name: name[language],
        is_default: isDefault,
        months,
      })),
      loanTypes: types.map(({ id, name, staffOnly }) => ({
        id,
        name: name[language],
        maximum: maximumAmount(id, route),
        staff_only: staffOnly,
      })),
      loanTerms: terms.map(({ loanTypeId, term, minimum }) => ({ loan_type_id: loanTypeId, term, minimum })),
      allow_vm_promotions: allows,
      allow_staff_loans: this.origin.isBelieved(caller),
      staff_referrer: this.config.staffReferrer,
    };
  }

  @Handles(operations.calculate)
  async calculate({ body, caller }: Input<typeof operations.calculate>) {
    const route = caller.actor.role === 'intermediary' ? 'intermediary' : 'direct';
    const known = {
      at: new Date().toISOString(),
      offer: await this.pricing.offer(body['loan_type_id'], route),
    };
    const fields = checkedBy(CalculatedLoan, body, known);
    const born = bornOf(fields);
    const country = priceCountries.find((known) => known === fields['country']);
    const number = (name: string) => Number(fields[name]);
    const promotion = typeof fields['promotion_id'] === 'number' ? fields['promotion_id'] : null;
    const loan_plan = await this.plans.plan({
      loanType: number('loan_type_id'),
      amount: number('loan_amount'),
      term: number('loan_term'),
      promotion,
      route,
      ...(country !== undefined && { country }),
      ...(born !== undefined && { born }),
    });
    return { success: true, loan_plan };
  }
}
