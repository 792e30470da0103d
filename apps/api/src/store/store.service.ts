import { Injectable } from '@nestjs/common';
import { CalculatedLoan } from '@statewise/contract/bank';
import type { LoanPlan } from '@statewise/finance';
import { asFields, maximumAmount, priceCountries, type Fields, type Route } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { loanApplicationFlow, storeFlow, storeSteps } from '@statewise/machines';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import type { EngineSendOptions } from '@statewise/server/engine/flow-engine.js';
import { Problem, fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { LoanPlanService } from '../loan-plan/loan-plan.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { bornOf, checkedBy, checkStoreForm, loanFieldsOf, storeErrorsOf } from './store-fields.js';
import { PreparedLoans } from './prepared-loans.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';

/** What partner stores do for their customers: calculate, and prepare an application that the customer then confirms. */
@Injectable()
export class StoreService {
  constructor(
    private readonly stores: PartnerStores,
    private readonly pricing: PricingService,
    private readonly plans: LoanPlanService,
    private readonly access: ApplicationAccess,
    private readonly prepared: PreparedLoans,
  ) {}

  async list() {
    return (await this.stores.all()).map(({ id, storeNumber, name, city }) => ({
      id,
      store_number: storeNumber,
      name,
      city,
    }));
  }

  /** What the calculator offers, on its own or in a store. */
  async loanDetails(storeNumber: string | undefined, route: Route, language: Language) {
    const store = storeNumber === undefined ? undefined : await this.stores.byNumber(storeNumber);
    if (storeNumber !== undefined && !store) throw new Problem('REQUEST.NOT_FOUND');
    const { types, terms, promotions } = await this.pricing.priceList();
    const allows = store?.allowsPromotions ?? true;
    return {
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
    };
  }

  async calculate(input: unknown, route: Route): Promise<LoanPlan> {
    const known = {
      at: new Date().toISOString(),
      offer: await this.pricing.offer(asFields(input)['loan_type_id'], route),
    };
    const fields = checkedBy(CalculatedLoan, input, known);
    const born = bornOf(fields);
    const country = priceCountries.find((known) => known === fields['country']);
    const number = (name: string) => Number(fields[name]);
    const promotion = typeof fields['promotion_id'] === 'number' ? fields['promotion_id'] : null;
    return this.plans.plan({
      loanType: number('loan_type_id'),
      amount: number('loan_amount'),
      term: number('loan_term'),
      promotion,
      route,
      ...(country !== undefined && { country }),
      ...(born !== undefined && { born }),
    });
  }

  /** The store's application and, prepared by it, the customer's; answers the customer's, which waits at its first step. */
  async create(
    form: unknown,
    language: Language,
    options: Omit<EngineSendOptions, 'version'> & Caller,
  ): Promise<Outcome> {
    const begin = () => this.begin(form, options.actor.role === 'intermediary');
    const sale = await this.access.create(storeFlow.id, begin, { ...options, locale: language });
    const loan = await this.prepared.loanOf(sale);
    // Repeated after the customer has gone on: the code that it was answered with opens nothing any more.
    if (!loan) throw new Problem('APPLICATION.NOT_FOUND');
    return loan;
  }

  /** The events of a form that is valid by the stores and the offer of today. */
  private async begin(form: unknown, isIntermediary: boolean) {
    const route = isIntermediary ? 'intermediary' : 'store';
    const known = {
      at: new Date().toISOString(),
      stores: (await this.stores.all()).map(({ storeNumber }) => storeNumber),
      route,
      offer: await this.pricing.offer(asFields(form)['loan_type_id'], route),
    } as const;
    const { entry, details } = checkStoreForm(form, known, { withEntry: !isIntermediary });
    const enter = isIntermediary ? { type: 'intermediary.enter' } : { type: 'application.create', fields: entry };
    return [enter, { type: 'step.save', step: storeSteps.applicationDetails.step, fields: details }];
  }

  async changeLoan(code: string, fields: Fields, options: EngineSendOptions & Caller): Promise<Outcome> {
    const loan = loanFieldsOf(fields);
    const unknown = Object.keys(fields).filter((name) => Object.keys(loanFieldsOf({ [name]: 1 })).length === 0);
    if (unknown.length > 0) throw fieldErrors(Object.fromEntries(unknown.map((name) => [name, ['unknown']])));
    const sending = { ...options, flow: loanApplicationFlow.id };
    return this.access.send(code, { type: 'loan.change', fields: loan }, sending).catch((error: unknown) => {
      const isAboutFields = error instanceof Problem && error.details.errors !== undefined;
      throw isAboutFields
        ? new Problem(error.code, { ...error.details, errors: storeErrorsOf(error.details.errors ?? {}) })
        : error;
    });
  }
}
