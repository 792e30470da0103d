import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { statusTypes, type StatusType } from '@statewise/flow';
import { RepeatKey, type IdempotencyKey } from '../platform/http/idempotency-key.js';
import { CurrentCaller, Public, Roles, type Caller } from '../platform/auth/access.js';
import { RequestLanguage } from '../platform/problem/language.js';
import type { Language } from '@statewise/i18n';
import { ApplicationList } from './application-list.js';
import { listQueryOf } from './list-query.js';
import { Applications } from './applications.service.js';
import {
  bodyOf,
  fieldErrors,
  pageLimitOf,
  searchIn,
  submissionOf,
  textOf,
  wholeNumberOf,
  type Body as JsonBody,
} from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { area, endpoints } from './applications.endpoints.js';

/** The applications of every flow, for consoles, QA and other programs. */
@InArea(area)
@Controller('api/v1/applications')
export class ApplicationsController {
  constructor(
    private readonly applications: Applications,
    private readonly list: ApplicationList,
  ) {}

  @Get()
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.page)
  async page(@Query() query: Readonly<Record<string, unknown>>) {
    return { success: true, ...(await this.list.page(listQueryOf(query))) };
  }

  @Post('search')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.search)
  search(@Body() body: unknown) {
    return this.page(searchIn(body, endpoints.page.query));
  }

  @Post()
  @Public()
  @Endpoint(endpoints.create)
  create(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() locale: Language,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const { flow: _, captcha, version: __, ...event } = bodyOf(body);
    const options = { ...caller, locale, ...(key && { idempotencyKey: key }) };
    return this.applications.create(
      textOf(bodyOf(body), 'flow'),
      { ...event, type: textOf(event, 'type') },
      options,
      captcha,
    );
  }

  @Get(':code')
  @Public()
  @Endpoint(endpoints.read)
  read(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.applications.read(code, caller);
  }

  @Get(':code/transitions')
  @Public()
  @Endpoint(endpoints.transitions)
  transitions(
    @Param('code') code: string,
    @CurrentCaller() caller: Caller,
    @Query('after') after: unknown,
    @Query('limit') limit: unknown,
  ) {
    const page = {
      after: wholeNumberOf('after', after, { min: 0, max: 2_147_483_647, otherwise: 0 }),
      limit: pageLimitOf(limit, 100),
    };
    return this.applications.transitions(code, caller, page);
  }

  @Post(':code/events')
  @Public()
  @Endpoint(endpoints.send)
  send(
    @Param('code') code: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const { version: _, ...event } = bodyOf(body);
    const type = textOf(event, 'type');
    return this.applications.send(code, { ...event, type }, { ...caller, ...submissionOf(bodyOf(body), key) });
  }

  @Put(':code/drafts/:step')
  @Public()
  @Endpoint(endpoints.putDraft)
  putDraft(
    @Param('code') code: string,
    @Param('step') step: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
  ) {
    return this.applications.putDraft(code, step, bodyOf(body, ['fields'])['fields'], caller);
  }

  @Post(':code/jump')
  @Roles('admin')
  @Endpoint(endpoints.jump)
  jump(
    @Param('code') code: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const fields = bodyOf(body, ['state', 'reason', 'version']);
    const event = { type: 'application.jump', state: textOf(fields, 'state'), reason: textOf(fields, 'reason', 500) };
    return this.applications.jump(code, event, { ...caller, ...submissionOf(fields, key) });
  }

  @Post(':code/statuses')
  @Roles('admin')
  @Endpoint(endpoints.setStatus)
  setStatus(
    @Param('code') code: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const fields = bodyOf(body, ['status_type', 'status_value', 'reason', 'version']);
    const event = {
      type: 'status.change',
      statusType: statusTypeOf(fields),
      statusValue: statusValueOf(fields),
      reason: textOf(fields, 'reason', 500),
    };
    return this.applications.send(code, event, { ...caller, ...submissionOf(fields, key) });
  }

  @Post(':code/code')
  @Roles('staff', 'admin')
  @HttpCode(200)
  @Endpoint(endpoints.showCode)
  showCode(@Param('code') id: string, @CurrentCaller() caller: Caller) {
    return this.applications.showCode(id, caller);
  }

  @Delete(':code')
  @Roles('admin')
  @Endpoint(endpoints.erase)
  async erase(
    @Param('code') code: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ) {
    const erased = await this.applications.erase(code, caller);
    if (erased === true) return void response.status(204);
    return { success: true, requested_at: erased.requested_at.toISOString() };
  }

  @Delete(':code/erasure')
  @Roles('admin')
  @Endpoint(endpoints.keep)
  keep(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.applications.keep(code, caller);
  }
}

function statusTypeOf(body: JsonBody): StatusType {
  const asked = body['status_type'];
  const type = statusTypes.find((known) => known === asked);
  if (type === undefined) throw fieldErrors({ status_type: [asked === undefined ? 'required' : 'oneOf'] });
  return type;
}

/** One of the status values of the wire contract, 0 to 5. */
function statusValueOf(body: JsonBody): number {
  const value = body['status_value'];
  if (value === undefined) throw fieldErrors({ status_value: ['required'] });
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 5)
    throw fieldErrors({ status_value: ['oneOf'] });
  return value;
}
