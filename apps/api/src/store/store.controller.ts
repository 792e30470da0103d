import { Controller, type StreamableFile } from '@nestjs/common';
import { store } from '@statewise/contract/bank';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { CreationHumanCheck } from '@statewise/server/applications/creation-human-check.js';
import { LoanApplicationService } from '../loan-application/loan-application.service.js';
import { LoanTermsService } from '../loan-application/loan-terms.service.js';
import { LoanPlanDocuments } from '../loan-plan/loan-plan-documents.service.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { StoreService } from './store.service.js';

/** Partner stores and the loan calculator. */
@Controller()
export class StoreController {
  constructor(
    private readonly service: StoreService,
    private readonly loans: LoanApplicationService,
    private readonly terms: LoanTermsService,
    private readonly papers: LoanPlanDocuments,
    private readonly humanCheck: CreationHumanCheck,
  ) {}

  @Handles(store.stores)
  async stores() {
    return { success: true, stores: await this.service.list() };
  }

  @Handles(store.loanDetails)
  async loanDetails({ s: number, r: route = 'direct', language, caller }: Input<typeof store.loanDetails>) {
    const offer = await this.service.loanDetails(number, route, language);
    return { success: true, ...offer, allow_staff_loans: this.terms.areStaffLoansOpen(caller) };
  }

  @Handles(store.calculate)
  async calculate({ body, caller }: Input<typeof store.calculate>) {
    const route = caller.actor.role === 'intermediary' ? 'intermediary' : 'direct';
    return { success: true, loan_plan: await this.service.calculate(body, route) };
  }

  @Handles(store.save)
  async save({ body, caller, language, key }: Input<typeof store.save>) {
    await this.humanCheck.demand(body.captcha, caller, key);
    const outcome = await this.service.create(body.form_data, language, { ...caller, idempotencyKey: key });
    return { ...applicationAnswer(outcome, caller.actor), code: outcome.application.code };
  }

  @Handles(store.saveLoanDetails)
  async saveLoanDetails({ body, caller, key }: Input<typeof store.saveLoanDetails>) {
    const { code, form_data, version } = body;
    const outcome = await this.service.changeLoan(code, form_data, { ...caller, version, idempotencyKey: key });
    return { ...applicationAnswer(outcome, caller.actor), loan_details: this.terms.details(outcome) };
  }

  @Handles(store.generateLoanPlan)
  async generateLoanPlan({ body, caller }: Input<typeof store.generateLoanPlan>) {
    const outcome = await this.loans.read(body.code, caller);
    return {
      success: true,
      loan_plan: await this.terms.plan(outcome),
      download: `${store.downloadLoanPlan.address}?code=${outcome.application.code}`,
    };
  }

  @Handles(store.downloadLoanPlan)
  async downloadLoanPlan({ code, caller, language }: Input<typeof store.downloadLoanPlan>): Promise<StreamableFile> {
    const outcome = await this.loans.read(code, caller);
    return pdfAnswer(await this.papers.loanPlan(await this.terms.plan(outcome), language));
  }
}
