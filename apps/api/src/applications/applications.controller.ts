import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { statusTypes, type StatusType } from '@statewise/machines';
import { CurrentCaller, Public, Roles, type Caller } from '../platform/auth/access.js';
import { RequestLanguage } from '../platform/problem/request-language.js';
import type { Language } from '../platform/problem/language.js';
import { ApplicationList, type ListQuery } from './application-list.js';
import { Applications } from './applications.service.js';
import { bodyOf, fieldErrors, submissionOf, textOf, type Body as JsonBody } from '../platform/http/request-fields.js';

const answer = {
  success: true,
  application: {
    code: '7K3M9QWX2TRB',
    flow: 'loan-application',
    state: 'stepThree',
    version: 4,
    current_step: 3,
    furthest_step: 3,
  },
};
const codeParam = {
  name: 'code',
  example: '7K3M-9QWX-2TRB',
  description: 'The secret code of the application, in any case, with or without hyphens',
};
const keyHeader = {
  name: 'Idempotency-Key',
  required: false,
  description: 'The same key with the same body is answered the same and done once',
};

/** The applications of every flow, for consoles, QA and other programs. */
@ApiTags('Applications')
@Controller('api/v1/applications')
export class ApplicationsController {
  constructor(
    private readonly applications: Applications,
    private readonly list: ApplicationList,
  ) {}

  @Get()
  @Roles('staff', 'admin', 'qa')
  @ApiOperation({ summary: 'A page of applications, newest first' })
  @ApiQuery({ name: 'cursor', required: false, description: 'The `next_cursor` of the page before' })
  @ApiQuery({ name: 'q', required: false, description: 'A code, an e-mail address or a last name' })
  @ApiQuery({ name: 'status', required: false, example: 'risk:2', description: 'A status type and its value' })
  @ApiQuery({ name: 'state', required: false, example: 'finished.rejected' })
  @ApiQuery({ name: 'flow', required: false, example: 'loan-application' })
  @ApiOkResponse({ example: { success: true, applications: [answer.application], next_cursor: '1042' } })
  async page(@Query() query: Record<string, unknown>) {
    const narrowed = Object.fromEntries(
      ['flow', 'state', 'status', 'q', 'cursor'].flatMap((name) =>
        typeof query[name] === 'string' ? [[name, query[name]]] : [],
      ),
    );
    return { success: true, ...(await this.list.page(narrowed as ListQuery)) };
  }

  @Post()
  @Public()
  @ApiOperation({ summary: 'Bring an application of any flow into being by its first event' })
  @ApiHeader(keyHeader)
  @ApiBody({
    schema: { type: 'object', required: ['flow', 'type'] },
    examples: {
      loan: { value: { flow: 'loan-application', type: 'application.create', fields: { first_name: 'Ada' } } },
    },
  })
  @ApiCreatedResponse({ example: answer })
  create(
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() locale: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const { flow: _, captcha, version: __, ...event } = bodyOf(body);
    const { idempotencyKey } = submissionOf({}, key);
    const options = { ...caller, locale, ...(idempotencyKey !== undefined && { idempotencyKey }) };
    return this.applications.create(
      textOf(bodyOf(body), 'flow'),
      { ...event, type: textOf(event, 'type') },
      options,
      captcha,
    );
  }

  @Get(':code')
  @Public()
  @ApiOperation({
    summary: 'Where an application is, its answers, what is typed but not saved, and the events its chart takes now',
  })
  @ApiParam(codeParam)
  @ApiOkResponse({
    example: {
      ...answer,
      data: { 1: { first_name: 'Ada' } },
      drafts: {},
      contacts: [],
      allowed_events: ['step.save', 'step.back'],
    },
  })
  read(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.applications.read(code, caller);
  }

  @Get(':code/transitions')
  @Public()
  @ApiOperation({ summary: 'Every transition of an application, in order' })
  @ApiParam(codeParam)
  @ApiOkResponse({
    example: {
      success: true,
      transitions: [
        {
          seq: 1,
          event: 'application.create',
          from: 'start',
          to: 'stepTwo',
          actor: { role: 'applicant' },
          at: '2026-11-20T10:00:00.000Z',
        },
      ],
    },
  })
  transitions(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.applications.transitions(code, caller);
  }

  @Post(':code/events')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Send an event; refused with 409 and the allowed events when the chart does not take it' })
  @ApiParam(codeParam)
  @ApiHeader(keyHeader)
  @ApiBody({
    schema: {
      type: 'object',
      required: ['type'],
      properties: { type: { type: 'string' }, version: { type: 'integer' } },
    },
    examples: { back: { value: { type: 'step.back', version: 4 } } },
  })
  @ApiOkResponse({ example: answer })
  send(
    @Param('code') code: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ) {
    const { version: _, ...event } = bodyOf(body);
    const type = textOf(event, 'type');
    return this.applications.send(code, { ...event, type }, { ...caller, ...submissionOf(bodyOf(body), key) });
  }

  @Put(':code/drafts/:step')
  @Public()
  @HttpCode(204)
  @ApiOperation({ summary: 'Keep what is typed but not saved, unvalidated, up to 32 kB' })
  @ApiParam(codeParam)
  @ApiParam({ name: 'step', example: 2 })
  @ApiBody({
    schema: { type: 'object', required: ['fields'], properties: { fields: { type: 'object' } } },
    examples: { half: { value: { fields: { street: 'Rue Hau' } } } },
  })
  @ApiNoContentResponse()
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
  @HttpCode(200)
  @ApiOperation({
    summary: 'Open any state for an applicant; the reason is logged, and the guards passed over are shown',
  })
  @ApiParam(codeParam)
  @ApiHeader(keyHeader)
  @ApiBody({
    schema: { type: 'object', required: ['state', 'reason'] },
    examples: { jump: { value: { state: 'stepFour', reason: 'The customer asked by phone' } } },
  })
  @ApiOkResponse({ example: { ...answer, passed_over: ['stepThree'] } })
  jump(
    @Param('code') code: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ) {
    const fields = bodyOf(body, ['state', 'reason', 'version']);
    const event = { type: 'application.jump', state: textOf(fields, 'state'), reason: textOf(fields, 'reason', 500) };
    return this.applications.jump(code, event, { ...caller, ...submissionOf(fields, key) });
  }

  @Post(':code/statuses')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decide: set one of the six statuses' })
  @ApiParam(codeParam)
  @ApiHeader(keyHeader)
  @ApiBody({
    schema: { type: 'object', required: ['status_type', 'status_value', 'reason'] },
    examples: { passed: { value: { status_type: 'final', status_value: 1, reason: 'Payslip checked' } } },
  })
  @ApiOkResponse({ example: answer })
  setStatus(
    @Param('code') code: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
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

  @Get(':code/export')
  @Roles('admin')
  @ApiOperation({ summary: 'Everything that is kept about the person behind an application' })
  @ApiParam(codeParam)
  @ApiOkResponse({
    example: { ...answer, data: { 1: { first_name: 'Ada' } }, drafts: {}, contacts: [], transitions: [] },
  })
  export(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.applications.export(code, caller);
  }

  @Delete(':code')
  @Roles('admin')
  @HttpCode(204)
  @ApiOperation({ summary: 'Erase an application for good, its answers, log and documents included' })
  @ApiParam(codeParam)
  @ApiNoContentResponse()
  erase(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.applications.erase(code, caller);
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
