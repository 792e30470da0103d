import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentCaller, Roles, type Caller } from '@statewise/server/platform/auth/access.js';
import { RepeatKey, type IdempotencyKey } from '@statewise/server/platform/http/idempotency-key.js';
import {
  bodyOf,
  fieldErrors,
  pageLimitOf,
  submissionOf,
  textOf,
  type Body as JsonBody,
} from '@statewise/server/platform/http/request-fields.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { area, endpoints } from './reviews.endpoints.js';
import type { Assignment } from './reviews.repository.js';
import { Reviews } from './reviews.service.js';

const longestLetter = 4_000;

/** The applications of which somebody asked that a person look at them. */
@InArea(area)
@Controller('api/v1/reviews')
export class ReviewsController {
  constructor(private readonly reviews: Reviews) {}

  @Get()
  @Roles('staff', 'admin')
  @Endpoint(endpoints.page)
  page(@Query() query: JsonBody, @CurrentCaller() caller: Caller) {
    return this.reviews.page(assignmentOf(query['assigned']), query['cursor'], pageLimitOf(query['limit'], 50), caller);
  }

  @Get('reviewers')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.reviewers)
  reviewers() {
    return this.reviews.reviewers();
  }

  @Get(':id')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.read)
  read(@Param('id') id: string) {
    return this.reviews.read(id);
  }

  @Put(':id/assignee')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.assign)
  assign(@Param('id') id: string, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    const fields = bodyOf(body, ['account', 'from']);
    return this.reviews.assign(id, accountOf(fields, 'account'), accountOf(fields, 'from'), caller);
  }

  @Get(':id/letter')
  @Roles('admin')
  @Endpoint(endpoints.letter)
  letter(@Param('id') id: string, @Query('accept') accept: unknown, @CurrentCaller() caller: Caller) {
    if (accept !== 'true' && accept !== 'false')
      throw fieldErrors({ accept: [accept === undefined ? 'required' : 'oneOf'] });
    return this.reviews.letter(id, accept === 'true', caller);
  }

  @Post(':id/decision')
  @Roles('admin')
  @Endpoint(endpoints.decide)
  decide(
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const fields = bodyOf(body, ['accept', 'reason', 'letter', 'version']);
    const { accept } = fields;
    if (typeof accept !== 'boolean') throw fieldErrors({ accept: [accept === undefined ? 'required' : 'format'] });
    const isWritten = fields['letter'] !== undefined && fields['letter'] !== null;
    const decision = {
      accept,
      reason: textOf(fields, 'reason', 500),
      ...(isWritten && { letter: textOf(fields, 'letter', longestLetter) }),
    };
    return this.reviews.decide(id, decision, { ...caller, ...submissionOf(fields, key) });
  }
}

function assignmentOf(given: unknown): Assignment {
  if (given === undefined || given === '') return 'all';
  if (given === 'mine' || given === 'nobody' || given === 'all') return given;
  throw fieldErrors({ assigned: ['oneOf'] });
}

/** An account, or null for nobody; it has to be said which. */
function accountOf(body: JsonBody, name: string): string | null {
  return body[name] === null ? null : textOf(body, name);
}
