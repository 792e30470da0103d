import { Body, Controller, Get, Header, Post, Query, StreamableFile } from '@nestjs/common';
import { homeCountry, priceCountries } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { RepeatKey, type IdempotencyKey } from '@statewise/server/platform/http/idempotency-key.js';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { CurrentCaller, Public, type Caller } from '@statewise/server/platform/auth/access.js';
import { callOf, type Body as JsonBody } from '@statewise/server/platform/http/request-fields.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { LoanPapers } from '../loan-plan/loan-papers.service.js';
import { loanDetailsView } from './loan-details.js';
import { flatLoanCall, loanCall, LoanApplicationService } from './loan-application.service.js';
import { LoanPlanMail } from './loan-plan-mail.js';
import { LoanTermsService } from './loan-terms.service.js';
import { area } from './loan.schemas.js';
import { endpoints } from './loan-details.endpoints.js';

/** The loan within an application: its details, plan and promotion, and what the bank hands out about its loans. */
@InArea(area)
@Controller('consumer-loans-application/api')
export class LoanDetailsController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly service: LoanApplicationService,
    private readonly terms: LoanTermsService,
    private readonly mail: LoanPlanMail,
    private readonly papers: LoanPapers,
  ) {}

  @Post('getAdditionalLoanDetails')
  @Public()
  @Endpoint(endpoints.details)
  async details(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { code, sending } = callOf(body, caller, undefined, loanCall());
    return { success: true, loan_details: loanDetailsView(await this.service.read(code, sending)) };
  }

  @Post('saveLoanDetailAmount')
  @Public()
  @Endpoint(endpoints.saveAmount)
  async saveAmount(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, members, sending } = callOf(body, caller, key, loanCall('amount'));
    const event = { type: 'loan.change', fields: { amount: members['amount'] } };
    return { success: true, loan_details: loanDetailsView(await this.access.send(code, event, sending)) };
  }

  @Post('saveLoanDetails')
  @Public()
  @Endpoint(endpoints.saveDetails)
  async saveDetails(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, members, sending } = callOf(body, caller, key, flatLoanCall);
    const event = { type: 'loan.change', fields: fieldsIn(members) };
    const outcome = await this.access.send(code, event, sending);
    return { success: true, loan_details: loanDetailsView(outcome), loan_plan: await this.terms.plan(outcome) };
  }

  @Post('removePromotion')
  @Public()
  @Endpoint(endpoints.removePromotion)
  async removePromotion(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, sending } = callOf(body, caller, key, loanCall());
    const outcome = await this.access.send(code, { type: 'promotion.remove' }, sending);
    return { success: true, loan_details: loanDetailsView(outcome) };
  }

  @Post('sendLoanPlan')
  @Public()
  @Endpoint(endpoints.sendLoanPlan)
  async sendLoanPlan(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const { code, members, sending } = callOf(body, caller, key, loanCall('email'));
    await this.mail.send(await this.service.read(code, sending, key), members['email'], language, key);
    return { success: true };
  }

  @Get('hasDefaultPromotion')
  @Public()
  @Endpoint(endpoints.hasDefaultPromotion)
  async hasDefaultPromotion(
    @Query('code') code: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
  ) {
    const promotion = await this.terms.defaultPromotion(await this.service.read(code, caller), language);
    return { success: true, has_default_promotion: promotion !== null, promotion };
  }

  @Get('downloadProductFactSheet')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @Header('Vary', 'Accept-Language')
  @Endpoint(endpoints.factSheet)
  async factSheet(@RequestLanguage() language: Language, @Query('country') asked: unknown): Promise<StreamableFile> {
    const country = priceCountries.find((known) => known === asked) ?? homeCountry;
    return pdfAnswer(await this.papers.factSheet({ language, country }));
  }

  @Get('downloadFaq')
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Vary', 'Accept-Language')
  @Endpoint(endpoints.faq)
  async faq(@RequestLanguage() language: Language): Promise<StreamableFile> {
    return pdfAnswer(await this.papers.faq(language));
  }
}

const wrapping = ['code', 'version', ...flatLoanCall.steps];

/** The fields of a call whose own lie beside the wrapping; they are left to the rules of the form. */
function fieldsIn(members: JsonBody): JsonBody {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !wrapping.includes(name)));
}
