import { Body, Controller, Headers, Post } from '@nestjs/common';
import { provider, type Language } from '@statewise/i18n';
import { fieldErrors, submissionOf, textOf } from '../platform/http/request-fields.js';
import { ApplicationAccess } from '../applications/application-access.js';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { RequestLanguage } from '../platform/problem/language.js';
import { applicationAnswer } from '../applications/application-view.js';
import { riskAnswer } from './risk-texts.js';
import { LoanApplicationService } from './loan-application.service.js';
import { NewcomerCheck } from '../applications/newcomer-check.js';
import { callOf, sendingOf, stepOf } from './step-call.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { endpoints } from './loan-application.endpoints.js';
import { area } from './loan.schemas.js';

/** The steps of a consumer-loan application, as the specification's callers know them. */
@InArea(area)
@Controller('consumer-loans-application/api')
export class LoanApplicationController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly service: LoanApplicationService,
    private readonly newcomers: NewcomerCheck,
  ) {}

  @Post('create')
  @Public()
  @Endpoint(endpoints.create)
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
  @Endpoint(endpoints.saveStepData)
  async saveStepData(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body, 'data');
    const event = { type: 'step.save', step: stepOf(call), fields: call['data'] };
    const outcome = await this.access.send(call['code'], event, sendingOf(call, caller, key));
    return applicationAnswer(outcome, caller.actor);
  }

  @Post('saveAdditionalData')
  @Public()
  @Endpoint(endpoints.saveAdditionalData)
  async saveAdditionalData(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const call = callOf(body, 'data');
    const outcome = await this.access.send(
      call['code'],
      { type: 'step.save', step: 5, fields: call['data'] },
      sendingOf(call, caller, key),
    );
    return { ...applicationAnswer(outcome, caller.actor), ...(await riskAnswer(outcome, language)) };
  }

  @Post('changeStep')
  @Public()
  @Endpoint(endpoints.changeStep)
  async changeStep(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body);
    const outcome = await this.service.changeStep(call['code'], stepOf(call), sendingOf(call, caller, key));
    return applicationAnswer(outcome, caller.actor);
  }

  @Post('canResume')
  @Public()
  @Endpoint(endpoints.canResume)
  async canResume(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    return { success: true, can_resume: await this.service.canResume(callOf(body)['code'], caller) };
  }

  @Post('resume')
  @Public()
  @Endpoint(endpoints.resume)
  async resume(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const call = callOf(body);
    return this.service.resume(call['code'], sendingOf(call, caller, key), language);
  }
}
