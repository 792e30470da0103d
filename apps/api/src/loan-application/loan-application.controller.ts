import { Body, Controller, Post } from '@nestjs/common';
import { RepeatKey, type IdempotencyKey } from '@statewise/server/platform/http/idempotency-key.js';
import { provider, type Language } from '@statewise/i18n';
import { callOf, fieldErrors, textOf, type CallShape } from '@statewise/server/platform/http/request-fields.js';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { CurrentCaller, Public, type Caller } from '@statewise/server/platform/auth/access.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { NewcomerCheck } from '@statewise/server/applications/newcomer-check.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { riskAnswer } from './risk-texts.js';
import { loanCall, LoanApplicationService } from './loan-application.service.js';
import { endpoints } from './loan-application.endpoints.js';
import { area } from './loan.schemas.js';

const stepChange: CallShape = { ...loanCall(), needs: 'current_step' };
const stepSave: CallShape = { ...loanCall('data'), needs: 'current_step' };

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
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const shape = loanCall('data', 'loan', 'referrer', 'is_staff', 'country', 'captcha');
    const { members, sending } = callOf(body, caller, key, shape);
    const { version: _, ...options } = sending;
    const claimsStaff = members['is_staff'] ?? false;
    if (typeof claimsStaff !== 'boolean') throw fieldErrors({ is_staff: ['format'] });
    const referrer =
      members['referrer'] === undefined || members['referrer'] === null || members['referrer'] === ''
        ? provider.defaultReferrer
        : textOf(members, 'referrer', 200);
    await this.newcomers.demand(members['captcha'], caller, options.idempotencyKey);
    const { data, loan, country } = members;
    const outcome = await this.service.create({ data, loan, referrer, claimsStaff, country, language }, options);
    return { ...applicationAnswer(outcome, caller.actor), code: outcome.application.code };
  }

  @Post('saveStepData')
  @Public()
  @Endpoint(endpoints.saveStepData)
  async saveStepData(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, members, sending } = callOf(body, caller, key, stepSave);
    const event = { type: 'step.save', step: members['current_step'], fields: members['data'] };
    return applicationAnswer(await this.access.send(code, event, sending), caller.actor);
  }

  @Post('saveAdditionalData')
  @Public()
  @Endpoint(endpoints.saveAdditionalData)
  async saveAdditionalData(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const { code, members, sending } = callOf(body, caller, key, loanCall('data'));
    const event = { type: 'step.save', step: 5, fields: members['data'] };
    const outcome = await this.access.send(code, event, sending);
    return { ...applicationAnswer(outcome, caller.actor), ...(await riskAnswer(outcome, language)) };
  }

  @Post('changeStep')
  @Public()
  @Endpoint(endpoints.changeStep)
  async changeStep(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, members, sending } = callOf(body, caller, key, stepChange);
    const outcome = await this.service.changeStep(code, Number(members['current_step']), sending);
    return applicationAnswer(outcome, caller.actor);
  }

  @Post('canResume')
  @Public()
  @Endpoint(endpoints.canResume)
  async canResume(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { code, sending } = callOf(body, caller, undefined, loanCall());
    return { success: true, can_resume: await this.service.canResume(code, sending) };
  }

  @Post('resume')
  @Public()
  @Endpoint(endpoints.resume)
  async resume(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const { code, sending } = callOf(body, caller, key, loanCall());
    return this.service.resume(code, sending, language);
  }
}
