import { Body, Controller, Get, Headers, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Route } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { bodyOf, fieldErrors, submissionOf } from '../platform/http/request-fields.js';
import { applicationAnswer } from '../applications/application-view.js';
import { DescribedPost } from '../platform/openapi/described-post.js';
import * as examples from '../loan-application/loan-application.examples.js';
import { LoanApplicationService } from '../loan-application/loan-application.service.js';
import { LoanTermsService } from '../loan-application/loan-terms.service.js';
import { NewcomerCheck } from '../applications/newcomer-check.js';
import { LoanPapers, pdfAnswer } from '../loan-plan/loan-papers.service.js';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { ApiProblems } from '../platform/openapi/api-problems.js';
import { RequestLanguage } from '../platform/problem/request-language.js';
import { StoreService } from './store.service.js';

const storeForm = {
  store_number: '101',
  employee_number: 'E4711',
  employee_email_address: 'jan@bathline.example',
  employee_full_name: 'Jan Peeters',
  title: 'mr',
  first_name: 'Piet',
  last_name: 'Janssens',
  date_of_birth: '02/05/1980',
  email: 'piet@example.com',
  mobile: '+32 470 12 34 56',
  loan_type_id: 1,
  loan_amount: 10000,
  loan_term: 36,
  promotion_id: 1,
};
const calculation = {
  loan_type_id: 1,
  loan_amount: 10000,
  loan_term: 36,
  promotion_id: 1,
  date_of_birth: '02/05/1980',
};
const download = '/consumer-loans-vm-stores/api/downloadLoanPlan?code=7K3M9QWX2TRB';

/** Partner stores and the loan calculator. */
@ApiTags('Store app')
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
  @ApiOperation({ summary: 'The partner’s stores' })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': {
        example: {
          success: true,
          stores: [{ id: 1, store_number: '101', name: 'Bathline Brussels', city: 'Brussels' }],
        },
      },
    },
  })
  async stores() {
    return { success: true, stores: await this.service.list() };
  }

  @Get('getLoanDetails')
  @Public()
  @ApiOperation({
    summary: 'What the calculator offers; in a store that store’s promotions, by an intermediary larger amounts',
  })
  @ApiQuery({ name: 's', required: false, description: 'Store number', example: '101' })
  @ApiQuery({ name: 'r', required: false, enum: ['store', 'intermediary'] })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': {
        example: {
          success: true,
          promotions: [{ id: 1, loan_id: 1, name: '6 months without interest', is_default: true, months: 6 }],
          loanTypes: [{ id: 1, name: 'Renovation loan', maximum: 25000, staff_only: false }],
          loanTerms: [{ loan_type_id: 1, term: 12, minimum: 500 }],
          allow_vm_promotions: true,
        },
      },
    },
  })
  @ApiProblems('REQUEST.NOT_FOUND', 'REQUEST.FIELDS')
  async loanDetails(@Query('s') store: unknown, @Query('r') route: unknown, @RequestLanguage() language: Language) {
    return { success: true, ...(await this.service.loanDetails(storeNumberOf(store), routeOf(route), language)) };
  }

  @Post('calculateLoan')
  @Public()
  @DescribedPost({
    summary: 'The plan of a loan; over the maximum it is rejected, a term past the 75th birthday is revised',
    body: calculation,
    answer: { success: true, loan_plan: examples.loanPlan },
  })
  async calculate(@Body() body: unknown, @CurrentCaller() { actor }: Caller) {
    return {
      success: true,
      loan_plan: await this.service.calculate(bodyOf(body), actor.role === 'intermediary' ? 'intermediary' : 'direct'),
    };
  }

  @Post('save')
  @Public()
  @DescribedPost({
    summary: 'Prepare an application for a customer, who continues it with the code',
    body: { action: 'create', form_data: storeForm },
    answer: {
      success: true,
      code: examples.application.code,
      application: {
        ...examples.application,
        state: 'stepVm',
        current_step: 0,
        furthest_step: 0,
        referrer: 'vanmarcke',
      },
    },
    status: 201,
  })
  async save(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
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
  @DescribedPost({
    summary: 'Change the loan of a prepared application',
    body: { code: examples.code, form_data: { loan_type_id: 1, loan_amount: 10000, loan_term: 36 } },
    answer: { success: true, loan_details: examples.loanDetails },
  })
  async saveLoanDetails(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ) {
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
  @DescribedPost({
    summary: 'The plan of an application’s loan and where its PDF is',
    body: { code: examples.code },
    answer: { success: true, loan_plan: examples.loanPlan, download },
  })
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
  @ApiOperation({ summary: 'The loan plan as a PDF: totals, APR and every month' })
  @ApiQuery({ name: 'code', example: examples.code })
  @ApiResponse({ status: 200, description: 'The plan with its amortisation table' })
  @ApiProduces('application/pdf')
  @ApiProblems('APPLICATION.NOT_FOUND')
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
