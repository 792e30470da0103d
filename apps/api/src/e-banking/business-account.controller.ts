import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import type { Response } from 'express';
import { applicationAnswer } from '../applications/application-view.js';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { fieldErrors, submissionOf } from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { RequestLanguage } from '../platform/problem/language.js';
import { endpoints } from './business-account.endpoints.js';
import { BusinessAccounts } from './business-account.service.js';
import { contactsAnswer, loadedAnswer, savedContactOf } from './business-answers.js';
import { callOf, contactEvent, deletionEvent, pageOf } from './business-call.js';
import { area } from './business.schemas.js';

/** The steps of an application for a business account, as the specification's callers know them. */
@InArea(area)
@Controller('e-banking/api')
export class BusinessAccountController {
  constructor(private readonly accounts: BusinessAccounts) {}

  @Post('checkCode')
  @Public()
  @Endpoint(endpoints.checkCode)
  async checkCode(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    return { success: true, exists: await this.accounts.exists(callOf(body)['code'], caller) };
  }

  @Post('loadApplicationByCode')
  @Public()
  @Endpoint(endpoints.loadApplicationByCode)
  async loadApplicationByCode(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    return loadedAnswer(await this.accounts.load(callOf(body)['code'], caller), caller);
  }

  @Post('saveStepOne')
  @Public()
  @Endpoint(endpoints.saveStepOne)
  async saveStepOne(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() locale: Language,
    @Res({ passthrough: true }) response: Response,
    @Headers('idempotency-key') key?: string,
  ) {
    const { code, data, page, ...call } = callOf(body, 'data', 'page', 'furthestStep');
    if ((page ?? 1) !== 1) throw fieldErrors({ page: ['oneOf'] });
    const { version, ...submission } = submissionOf(call, key);
    const options = { ...caller, ...submission };
    const isNew = code === undefined || code === null || code === '';
    const outcome = isNew
      ? await this.accounts.create(data, { ...options, locale })
      : await this.accounts.send(
          code,
          { type: 'step.save', step: 1, fields: data },
          { ...options, ...(version !== undefined && { version }) },
        );
    response.status(isNew ? 201 : 200);
    return { ...applicationAnswer(outcome, caller.actor), code: outcome.application.code };
  }

  @Post('saveStepData')
  @Public()
  @Endpoint(endpoints.saveStepData)
  async saveStepData(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body, 'data', 'page', 'furthestStep');
    const event = { type: 'step.save', step: pageOf(call), fields: call['data'] };
    const outcome = await this.accounts.send(call['code'], event, { ...caller, ...submissionOf(call, key) });
    return applicationAnswer(outcome, caller.actor);
  }

  @Post('changeStep')
  @Public()
  @Endpoint(endpoints.changeStep)
  async changeStep(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body, 'page');
    const options = { ...caller, ...submissionOf(call, key) };
    return applicationAnswer(await this.accounts.changeStep(call['code'], pageOf(call), options), caller.actor);
  }

  @Post('saveContact')
  @Public()
  @Endpoint(endpoints.saveContact)
  async saveContact(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body, 'data', 'contact_type');
    const options = { ...caller, ...submissionOf(call, key) };
    const outcome = await this.accounts.send(call['code'], contactEvent(call), options);
    return { ...contactsAnswer(outcome, caller), id: savedContactOf(outcome) };
  }

  @Post('deleteContact')
  @Public()
  @Endpoint(endpoints.deleteContact)
  async deleteContact(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ) {
    const call = callOf(body, 'id');
    const options = { ...caller, ...submissionOf(call, key) };
    const outcome = await this.accounts.send(call['code'], deletionEvent(call), options);
    return contactsAnswer(outcome, caller);
  }

  @Post('finish')
  @Public()
  @Endpoint(endpoints.finish)
  async finish(@Body() body: unknown, @CurrentCaller() caller: Caller, @Headers('idempotency-key') key?: string) {
    const call = callOf(body);
    const options = { ...caller, ...submissionOf(call, key) };
    const outcome = await this.accounts.send(call['code'], { type: 'application.finish' }, options);
    return applicationAnswer(outcome, caller.actor);
  }
}
