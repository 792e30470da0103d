import { Body, Controller, Get, Post, Query, type StreamableFile } from '@nestjs/common';
import type { Route } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { RepeatKey, type IdempotencyKey } from '@statewise/server/platform/http/idempotency-key.js';
import { bodyOf, fieldErrors, submissionOf } from '@statewise/server/platform/http/request-fields.js';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { NewcomerCheck } from '@statewise/server/applications/newcomer-check.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { CurrentCaller, Public, type Caller } from '@statewise/server/platform/auth/access.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { LoanApplicationService } from '../loan-application/loan-application.service.js';
import { LoanTermsService } from '../loan-application/loan-terms.service.js';
import { LoanPapers } from '../loan-plan/loan-papers.service.js';
import { StoreService } from './store.service.js';
import { area, endpoints } from './store.endpoints.js';

const download = '/consumer-loans-vm-stores/api/downloadLoanPlan?code=7K3M9QWX2TRB';

/** Partner stores and the loan calculator. */
@InArea(area)
@Controller('consumer-loans-vm-stores/api')
export class StoreController {
  constructor(
    private readonly service: StoreService,
    private readonly loans: LoanApplicationService,
    private readonly terms: LoanTermsService,
    private readonly papers: LoanPapers,
    private readonly newcomers: NewcomerCheck,
  ) {}

  @Get('getStores')
  @Public()
  @Endpoint(endpoints.stores)
  async stores() {
    return { success: true, stores: await this.service.list() };
  }

  @Get('getLoanDetails')
  @Public()
  @Endpoint(endpoints.loanDetails)
  async loanDetails(
    @Query('s') store: unknown,
    @Query('r') route: unknown,
    @RequestLanguage() language: Language,
    @CurrentCaller() caller: Caller,
  ) {
    const offer = await this.service.loanDetails(storeNumberOf(store), routeOf(route), language);
    return { success: true, ...offer, allow_staff_loans: this.terms.areStaffLoansOpen(caller) };
  }

  @Post('calculateLoan')
  @Public()
  @Endpoint(endpoints.calculate)
  async calculate(@Body() body: unknown, @CurrentCaller() { actor }: Caller) {
    return {
      success: true,
      loan_plan: await this.service.calculate(bodyOf(body), actor.role === 'intermediary' ? 'intermediary' : 'direct'),
    };
  }

  @Post('save')
  @Public()
  @Endpoint(endpoints.save)
  async save(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const call = bodyOf(body, ['action', 'form_data', 'captcha', 'version']);
    if (call['action'] !== 'create')
      throw fieldErrors({ action: [call['action'] === undefined ? 'required' : 'oneOf'] });
    const { version: _, ...submission } = submissionOf(call, key);
    await this.newcomers.demand(call['captcha'], caller, submission.idempotencyKey);
    const outcome = await this.service.create(call['form_data'], language, { ...caller, ...submission });
    return { ...applicationAnswer(outcome, caller.actor), code: outcome.application.code };
  }

  @Post('saveLoanDetails')
  @Public()
  @Endpoint(endpoints.saveLoanDetails)
  async saveLoanDetails(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const call = bodyOf(body, ['code', 'form_data', 'version']);
    return {
      success: true,
      loan_details: this.terms.details(
        await this.service.changeLoan(call['code'], call['form_data'], { ...caller, ...submissionOf(call, key) }),
      ),
    };
  }

  @Post('generateLoanPlan')
  @Public()
  @Endpoint(endpoints.generateLoanPlan)
  async generateLoanPlan(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const outcome = await this.loans.read(bodyOf(body, ['code'])['code'], caller);
    return {
      success: true,
      loan_plan: await this.terms.plan(outcome),
      download: download.replace(/=.*/, `=${outcome.application.code}`),
    };
  }

  @Get('downloadLoanPlan')
  @Public()
  @Endpoint(endpoints.downloadLoanPlan)
  async downloadLoanPlan(
    @Query('code') code: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.papers.loanPlan(await this.terms.plan(await this.loans.read(code, caller)), language));
  }
}

function storeNumberOf(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw fieldErrors({ s: ['format'] });
  return value;
}

function routeOf(value: unknown): Route {
  if (value === undefined || value === '') return 'direct';
  if (value === 'store' || value === 'intermediary') return value;
  throw fieldErrors({ r: ['oneOf'] });
}
