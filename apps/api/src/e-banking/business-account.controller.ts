import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import type { Response } from 'express';
import { RepeatKey, type IdempotencyKey } from '@statewise/server/platform/http/idempotency-key.js';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { CurrentCaller, Public, type Caller } from '@statewise/server/platform/auth/access.js';
import { callOf, fieldErrors } from '@statewise/server/platform/http/request-fields.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { endpoints } from './business-account.endpoints.js';
import { BusinessAccounts } from './business-account.service.js';
import { contactsAnswer, loadedAnswer, savedContactOf } from './business-answers.js';
import { businessCall, contactEvent, deletionEvent, firstSave, pageChange, pageSave } from './business-call.js';
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
    const { code, sending } = callOf(body, caller, undefined, businessCall());
    return { success: true, exists: await this.accounts.exists(code, sending) };
  }

  @Post('loadApplicationByCode')
  @Public()
  @Endpoint(endpoints.loadApplicationByCode)
  async loadApplicationByCode(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { code, sending } = callOf(body, caller, undefined, businessCall());
    return loadedAnswer(await this.accounts.load(code, sending), caller);
  }

  @Post('saveStepOne')
  @Public()
  @Endpoint(endpoints.saveStepOne)
  async saveStepOne(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() locale: Language,
    @Res({ passthrough: true }) response: Response,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const { code, members, sending } = callOf(body, caller, key, firstSave);
    const { data, page } = members;
    if ((page ?? 1) !== 1) throw fieldErrors({ page: ['oneOf'] });
    const { version: _, ...options } = sending;
    const isNew = code === undefined || code === null || code === '';
    const outcome = isNew
      ? await this.accounts.create(data, { ...options, locale })
      : await this.accounts.send(code, { type: 'step.save', step: 1, fields: data }, sending);
    response.status(isNew ? 201 : 200);
    return { ...applicationAnswer(outcome, caller.actor), code: outcome.application.code };
  }

  @Post('saveStepData')
  @Public()
  @Endpoint(endpoints.saveStepData)
  async saveStepData(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, members, sending } = callOf(body, caller, key, pageSave);
    const event = { type: 'step.save', step: members['page'], fields: members['data'] };
    return applicationAnswer(await this.accounts.send(code, event, sending), caller.actor);
  }

  @Post('changeStep')
  @Public()
  @Endpoint(endpoints.changeStep)
  async changeStep(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, members, sending } = callOf(body, caller, key, pageChange);
    return applicationAnswer(await this.accounts.changeStep(code, Number(members['page']), sending), caller.actor);
  }

  @Post('saveContact')
  @Public()
  @Endpoint(endpoints.saveContact)
  async saveContact(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, members, sending } = callOf(body, caller, key, businessCall('data', 'contact_type'));
    const outcome = await this.accounts.send(code, contactEvent(members), sending);
    return { ...contactsAnswer(outcome, caller), id: savedContactOf(outcome) };
  }

  @Post('deleteContact')
  @Public()
  @Endpoint(endpoints.deleteContact)
  async deleteContact(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, members, sending } = callOf(body, caller, key, businessCall('id'));
    const outcome = await this.accounts.send(code, deletionEvent(members), sending);
    return contactsAnswer(outcome, caller);
  }

  @Post('finish')
  @Public()
  @Endpoint(endpoints.finish)
  async finish(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    const { code, sending } = callOf(body, caller, key, businessCall());
    const outcome = await this.accounts.send(code, { type: 'application.finish' }, sending);
    return applicationAnswer(outcome, caller.actor);
  }
}
