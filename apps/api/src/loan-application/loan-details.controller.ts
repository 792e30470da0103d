import { Controller, Header, type StreamableFile } from '@nestjs/common';
import { loanDetails } from '@statewise/contract/bank';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { LoanPlanDocuments } from '../loan-plan/loan-plan-documents.service.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { loanCall, loanDetailsView } from './loan-details.js';
import { LoanPlanMail } from './loan-plan-mail.js';
import { LoanTermsService } from './loan-terms.service.js';

/** The loan within an application: its details, plan and promotion, and what the bank hands out about its loans. */
@Controller()
export class LoanDetailsController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly terms: LoanTermsService,
    private readonly mail: LoanPlanMail,
    private readonly papers: LoanPlanDocuments,
  ) {}

  @Handles(loanDetails.details)
  async details({ body, caller }: Input<typeof loanDetails.details>) {
    const outcome = await this.access.read(body.code, loanCall(body, caller));
    return { success: true, loan_details: loanDetailsView(outcome) };
  }

  @Handles(loanDetails.saveAmount)
  async saveAmount({ body, caller, key }: Input<typeof loanDetails.saveAmount>) {
    const event = { type: 'loan.change', fields: { amount: body.amount } };
    const outcome = await this.access.send(body.code, event, loanCall(body, caller, key));
    return { ...applicationAnswer(outcome, caller.actor), loan_details: loanDetailsView(outcome) };
  }

  @Handles(loanDetails.saveDetails)
  async saveDetails({ body, caller, key }: Input<typeof loanDetails.saveDetails>) {
    const { code, current_step: _, furthest_step: __, version: ___, ...fields } = body;
    const outcome = await this.access.send(code, { type: 'loan.change', fields }, loanCall(body, caller, key));
    return {
      ...applicationAnswer(outcome, caller.actor),
      loan_details: loanDetailsView(outcome),
      loan_plan: await this.terms.plan(outcome),
    };
  }

  @Handles(loanDetails.removePromotion)
  async removePromotion({ body, caller, key }: Input<typeof loanDetails.removePromotion>) {
    const outcome = await this.access.send(body.code, { type: 'promotion.remove' }, loanCall(body, caller, key));
    return { ...applicationAnswer(outcome, caller.actor), loan_details: loanDetailsView(outcome) };
  }

  @Handles(loanDetails.sendLoanPlan)
  async sendLoanPlan({ body, caller, language, key }: Input<typeof loanDetails.sendLoanPlan>) {
    const outcome = await this.access.read(body.code, loanCall(body, caller, key), key);
    await this.mail.send(outcome, body.email, language, key);
    return { success: true };
  }

  @Handles(loanDetails.hasDefaultPromotion)
  async hasDefaultPromotion({ code, caller, language }: Input<typeof loanDetails.hasDefaultPromotion>) {
    const promotion = await this.terms.defaultPromotion(await this.access.read(code, loanCall({}, caller)), language);
    return { success: true, has_default_promotion: promotion !== null, promotion };
  }

  @Header('Cache-Control', 'public, no-cache')
  @Header('Vary', 'Accept-Language')
  @Handles(loanDetails.factSheet)
  async factSheet({ country, language }: Input<typeof loanDetails.factSheet>): Promise<StreamableFile> {
    return pdfAnswer(await this.papers.factSheet({ language, country }));
  }

  @Header('Cache-Control', 'public, max-age=300')
  @Header('Vary', 'Accept-Language')
  @Handles(loanDetails.faq)
  async faq({ language }: Input<typeof loanDetails.faq>): Promise<StreamableFile> {
    return pdfAnswer(await this.papers.faq(language));
  }
}
