import { Controller, Headers, Query, Req, Sse } from '@nestjs/common';
import type { Request } from 'express';
import { takeUntil, type Observable } from 'rxjs';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { EndOfAccess } from '../platform/auth/end-of-access.js';
import { TransitionStream, type StreamMessage } from './transition-stream.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { area } from '../applications/applications.endpoints.js';
import { fieldErrors } from '../platform/http/request-fields.js';
import type { TransitionFilter } from './transition-log.js';
import { endpoints } from './transitions.endpoints.js';

@InArea(area)
@Controller('api/v1/transitions')
export class TransitionsController {
  constructor(
    private readonly stream: TransitionStream,
    private readonly end: EndOfAccess,
  ) {}

  @Sse('stream')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.live)
  async live(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Query() query: Readonly<Record<string, unknown>>,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<Observable<StreamMessage>> {
    return (await this.stream.messages(lastEventId, filterOf(query))).pipe(takeUntil(this.end.of(request, caller)));
  }
}

function filterOf(query: Readonly<Record<string, unknown>>): TransitionFilter {
  return Object.fromEntries(
    (['flow', 'state', 'event', 'role'] as const).flatMap((name) => {
      const given = query[name];
      if (given === undefined || given === '') return [];
      if (typeof given !== 'string' || given.length > 100) throw fieldErrors({ [name]: ['format'] });
      return [[name, given]];
    }),
  );
}
