import { Controller, type StreamableFile } from '@nestjs/common';
import { store } from '@statewise/contract/bank';
import { asFields } from '@statewise/fields';
import { loanApplicationFlow, storeFlow, storeSteps } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { CreationHumanCheck } from '@statewise/server/applications/creation-human-check.js';
import { loanDetailsView, LoanTermsService } from '../loan-application/loan-terms.service.js';
import { LoanPlanDocuments } from '../loan-plan/loan-plan-documents.service.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { fieldErrors, Problem } from '@statewise/server/platform/problem/problem.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { PreparedLoans } from './prepared-loans.js';
import { checkStoreForm, loanFieldsOf, storeErrorsOf } from './store-fields.js';

/** What partner stores do for their customers: an application that the customer then confirms, and its loan. */
@Controller()
export class StoreController {
  constructor(
    private readonly partners: PartnerStores,
    private readonly pricing: PricingService,
    private readonly access: ApplicationAccess,
    private readonly prepared: PreparedLoans,
    private readonly terms: LoanTermsService,
    private readonly papers: LoanPlanDocuments,
    private readonly humanCheck: CreationHumanCheck,
  ) {}

  /** The store's application and, prepared by it, the customer's; answers the customer's, which waits at its first step. */
  @Handles(store.save)
  async save({ body, caller, language, key }: Input<typeof store.save>) {
    await this.humanCheck.demand(body.captcha, caller, key);
    const begin = () => this.begin(body.form_data, caller.actor.role === 'intermediary');
    const options = { ...caller, idempotencyKey: key, locale: language };
    const loan = await this.prepared.loanOf(await this.access.create(storeFlow.id, begin, options));
    // Repeated after the customer has gone on: the code that it was answered with opens nothing any more.
    if (!loan) throw new Problem('APPLICATION.NOT_FOUND');
    return { ...applicationAnswer(loan, caller.actor), code: loan.application.code };
  }

  @Handles(store.saveLoanDetails)
  async saveLoanDetails({ body, caller, key }: Input<typeof store.saveLoanDetails>) {
    const { code, form_data: fields, version } = body;
    const loan = loanFieldsOf(fields);
    const unknown = Object.keys(fields).filter((name) => Object.keys(loanFieldsOf({ [name]: 1 })).length === 0);
    if (unknown.length > 0) throw fieldErrors(Object.fromEntries(unknown.map((name) => [name, ['unknown']])));
    const options = { ...caller, version, idempotencyKey: key, flow: loanApplicationFlow.id };
    const event = { type: 'loan.change', fields: loan };
    const outcome = await this.access.send(code, event, options).catch((error: unknown) => {
      const isAboutFields = error instanceof Problem && error.details.errors !== undefined;
      throw isAboutFields
        ? new Problem(error.code, { ...error.details, errors: storeErrorsOf(error.details.errors ?? {}) })
        : error;
    });
    return { ...applicationAnswer(outcome, caller.actor), loan_details: loanDetailsView(outcome) };
  }

  @Handles(store.generateLoanPlan)
  async generateLoanPlan({ body, caller }: Input<typeof store.generateLoanPlan>) {
    const outcome = await this.access.read(body.code, { ...caller, flow: loanApplicationFlow.id });
    return {
      success: true,
      loan_plan: await this.terms.plan(outcome),
      download: `${store.downloadLoanPlan.address}?code=${outcome.application.code}`,
    };
  }

  @Handles(store.downloadLoanPlan)
  async downloadLoanPlan({ code, caller, language }: Input<typeof store.downloadLoanPlan>): Promise<StreamableFile> {
    const outcome = await this.access.read(code, { ...caller, flow: loanApplicationFlow.id });
    return pdfAnswer(await this.papers.loanPlan(await this.terms.plan(outcome), language));
  }

  /** The events of a form that is valid by the stores and the offer of today. */
  private async begin(form: unknown, isIntermediary: boolean) {
    const route = isIntermediary ? 'intermediary' : 'store';
    const known = {
      at: new Date().toISOString(),
      stores: (await this.partners.all()).map(({ storeNumber }) => storeNumber),
      route,
      offer: await this.pricing.offer(asFields(form)['loan_type_id'], route),
    } as const;
    const { entry, details } = checkStoreForm(form, known, { withEntry: !isIntermediary });
    const enter = isIntermediary ? { type: 'intermediary.enter' } : { type: 'application.create', fields: entry };
    return [enter, { type: 'step.save', step: storeSteps.applicationDetails.step, fields: details }];
  }
}
