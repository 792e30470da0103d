import { Body, Controller, Get, Header, Headers, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@statewise/i18n';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { ApiProblems } from '../platform/openapi/api-problems.js';
import { RequestLanguage } from '../platform/problem/request-language.js';
import { LoanPapers, pdfAnswer } from '../loan-plan/loan-papers.service.js';
import { DescribedPost } from '../platform/openapi/described-post.js';
import * as examples from './loan-application.examples.js';
import { loanDetailsView } from './loan-details.js';
import { LoanApplicationService } from './loan-application.service.js';
import { LoanPlanMail } from './loan-plan-mail.js';
import { LoanTermsService } from './loan-terms.service.js';
import { callOf, flatCallOf, submissionOf } from './step-call.js';

const detailsAnswer = { success: true, loan_details: examples.loanDetails };

/** The loan within an application: its details, plan and promotion, and what the bank hands out about its loans. */
@ApiTags('Consumer-loan application')
@Controller('consumer-loans-application/api')
export class LoanDetailsController {
  constructor(
    private readonly service: LoanApplicationService,
    private readonly terms: LoanTermsService,
    private readonly mail: LoanPlanMail,
    private readonly papers: LoanPapers,
  ) {}

  @Post('getAdditionalLoanDetails')
  @Public()
  @DescribedPost({
    summary: 'The loan details of an application',
    body: { code: examples.code },
    answer: detailsAnswer,
  })
  async details(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    return { success: true, loan_details: loanDetailsView(await this.service.read(callOf(body)['code'], caller)) };
  }

  @Post('saveLoanDetailAmount')
  @Public()
  @DescribedPost({
    summary: 'Change the amount alone',
    body: { code: examples.code, amount: 10000 },
    answer: detailsAnswer,
  })
  async saveAmount(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body, 'amount');
    const event = { type: 'loan.change', fields: { amount: call['amount'] } };
    return {
      success: true,
      loan_details: loanDetailsView(
        await this.service.send(call['code'], event, { ...caller, ...submissionOf(call, key) }),
      ),
    };
  }

  @Post('saveLoanDetails')
  @Public()
  @DescribedPost({
    summary: 'Change the loan; the answer has its plan',
    body: { code: examples.code, ...examples.loan },
    answer: { ...detailsAnswer, loan_plan: examples.loanPlan },
  })
  async saveDetails(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const { call, fields } = flatCallOf(body);
    const outcome = await this.service.send(
      call['code'],
      { type: 'loan.change', fields },
      { ...caller, ...submissionOf(call, key) },
    );
    return { success: true, loan_details: loanDetailsView(outcome), loan_plan: await this.terms.plan(outcome) };
  }

  @Post('removePromotion')
  @Public()
  @DescribedPost({
    summary: 'Do without the promotion',
    body: { code: examples.code },
    answer: {
      success: true,
      loan_details: { ...examples.loanDetails, consumer_loan_application_promotion_id: null, promotional_months: 0 },
    },
  })
  async removePromotion(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ) {
    const call = callOf(body);
    return {
      success: true,
      loan_details: loanDetailsView(
        await this.service.send(call['code'], { type: 'promotion.remove' }, { ...caller, ...submissionOf(call, key) }),
      ),
    };
  }

  @Post('sendLoanPlan')
  @Public()
  @DescribedPost({
    summary: 'Mail the loan plan as a PDF to the applicant, with the link to go on, or without it to another address',
    body: { code: examples.code, email: 'ada@example.com' },
    answer: { success: true },
  })
  async sendLoanPlan(@Body() body: unknown, @CurrentCaller() caller: Caller, @RequestLanguage() language: Language) {
    const call = callOf(body, 'email');
    const outcome = await this.service.read(call['code'], caller);
    await this.mail.send(outcome, call['email'], language);
    return { success: true };
  }

  @Get('hasDefaultPromotion')
  @Public()
  @ApiOperation({ summary: 'The promotion that the type of this application’s loan has by default' })
  @ApiQuery({ name: 'code', example: examples.code })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': {
        example: {
          success: true,
          has_default_promotion: true,
          promotion: { id: 1, loan_id: 1, name: '6 months without interest', is_default: true, months: 6 },
        },
      },
    },
  })
  @ApiProblems('APPLICATION.NOT_FOUND')
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
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Vary', 'Accept-Language')
  @ApiOperation({ summary: 'What our loans cost, as a PDF' })
  @ApiQuery({ name: 'lang', required: false, enum: ['en', 'nl', 'fr'] })
  @ApiProduces('application/pdf')
  async factSheet(@RequestLanguage() language: Language): Promise<StreamableFile> {
    return pdfAnswer(await this.papers.factSheet(language));
  }

  @Get('downloadFaq')
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Vary', 'Accept-Language')
  @ApiOperation({ summary: 'Questions and answers, as a PDF' })
  @ApiQuery({ name: 'lang', required: false, enum: ['en', 'nl', 'fr'] })
  @ApiProduces('application/pdf')
  async faq(@RequestLanguage() language: Language): Promise<StreamableFile> {
    return pdfAnswer(await this.papers.faq(language));
  }
}
