import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { provider, type Language } from '@statewise/i18n';
import { fieldErrors, textOf } from '../platform/http/request-fields.js';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { RequestLanguage } from '../platform/problem/request-language.js';
import { applicationAnswer } from '../applications/application-view.js';
import { riskAnswer } from './risk-texts.js';
import { DescribedPost } from '../platform/openapi/described-post.js';
import * as examples from './loan-application.examples.js';
import { LoanApplicationService } from './loan-application.service.js';
import { NewcomerCheck } from '../applications/newcomer-check.js';
import { callOf, stepOf, submissionOf } from './step-call.js';

/** The steps of a consumer-loan application, as the specification's callers know them. */
@ApiTags('Consumer-loan application')
@Controller('consumer-loans-application/api')
export class LoanApplicationController {
  constructor(
    private readonly service: LoanApplicationService,
    private readonly newcomers: NewcomerCheck,
  ) {}

  @Post('create')
  @Public()
  @DescribedPost({
    summary: 'Save step one for the first time: the application comes into being and gets its code',
    body: {
      current_step: 1,
      furthest_step: 1,
      data: examples.stepOne,
      loan: examples.loan,
      referrer: 'www.meridianbank.example',
    },
    answer: { success: true, code: examples.application.code, application: examples.application },
    status: 201,
  })
  async create(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const call = callOf(body, 'data', 'loan', 'referrer', 'is_staff', 'captcha');
    const { version: _, ...submission } = submissionOf(call, key);
    const claimsStaff = call['is_staff'] ?? false;
    if (typeof claimsStaff !== 'boolean') throw fieldErrors({ is_staff: ['format'] });
    const referrer =
      call['referrer'] === undefined || call['referrer'] === null || call['referrer'] === ''
        ? provider.defaultReferrer
        : textOf(call, 'referrer', 200);
    await this.newcomers.demand(call['captcha'], caller, submission.idempotencyKey);
    const outcome = await this.service.create(
      { data: call['data'], loan: call['loan'], referrer, claimsStaff, language },
      { ...caller, ...submission },
    );
    return { ...applicationAnswer(outcome, caller.actor), code: outcome.application.code };
  }

  @Post('saveStepData')
  @Public()
  @DescribedPost({
    summary: 'Save the step that the application is at; moves forward when it is valid',
    body: { code: examples.code, current_step: 2, furthest_step: 2, version: 1, data: examples.stepTwo },
    answer: {
      success: true,
      application: { ...examples.application, state: 'stepThree', version: 2, current_step: 3, furthest_step: 3 },
    },
  })
  async saveStepData(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body, 'data');
    const event = { type: 'step.save', step: stepOf(call), fields: call['data'] };
    const outcome = await this.service.send(call['code'], event, { ...caller, ...submissionOf(call, key) });
    return applicationAnswer(outcome, caller.actor);
  }

  @Post('saveAdditionalData')
  @Public()
  @DescribedPost({
    summary: 'Save step five; the risk rules answer at once: 1 passed, 2 failed, 3 a person looks',
    body: { code: examples.code, current_step: 5, furthest_step: 5, data: examples.stepFive },
    answer: {
      success: true,
      risk_analysis_result: 1,
      reasons: [],
      application: {
        ...examples.application,
        state: 'documents',
        version: 6,
        current_step: 6,
        furthest_step: 6,
        application_status_id: 5,
        risk_status_id: 1,
      },
    },
  })
  async saveAdditionalData(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const call = callOf(body, 'data');
    const outcome = await this.service.send(
      call['code'],
      { type: 'step.save', step: 5, fields: call['data'] },
      { ...caller, ...submissionOf(call, key) },
    );
    return { ...applicationAnswer(outcome, caller.actor), ...(await riskAnswer(outcome, language)) };
  }

  @Post('changeStep')
  @Public()
  @DescribedPost({
    summary: 'Go to a step that was reached; an admin opens any',
    body: { code: examples.code, current_step: 1, furthest_step: 3 },
    answer: {
      success: true,
      application: { ...examples.application, state: 'stepOne', version: 3, current_step: 1, furthest_step: 3 },
    },
  })
  async changeStep(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body);
    const outcome = await this.service.changeStep(call['code'], stepOf(call), {
      ...caller,
      ...submissionOf(call, key),
    });
    return applicationAnswer(outcome, caller.actor);
  }

  @Post('canResume')
  @Public()
  @DescribedPost({
    summary: 'Whether a code opens an application',
    body: { code: examples.code },
    answer: { success: true, can_resume: true },
  })
  async canResume(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    return { success: true, can_resume: await this.service.canResume(callOf(body)['code'], caller) };
  }

  @Post('resume')
  @Public()
  @DescribedPost({
    summary: 'Open an application by its code, with everything that was answered or typed',
    body: { code: examples.code },
    answer: {
      success: true,
      application: { ...examples.application, is_admin: false },
      step_data: [{ step_number: 1, field_name: 'first_name', field_value: 'Ada' }],
      loan_details: examples.loanDetails,
      drafts: {},
      resume_at: 'stepTwo',
      risk_analysis_result: 0,
      reasons: [],
    },
  })
  async resume(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const call = callOf(body);
    return this.service.resume(call['code'], { ...caller, ...submissionOf(call, key) }, language);
  }
}
