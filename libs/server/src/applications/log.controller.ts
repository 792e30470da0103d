import { Controller, Get, Param, Query } from '@nestjs/common';
import { LogReview } from '../engine/log-review.js';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { pageLimitOf, wholeNumberOf } from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { ApplicationAccess } from './application-access.js';
import { area } from './applications.endpoints.js';
import { endpoints } from './log.endpoints.js';
import { momentView } from './moment-view.js';

/** The log of an application, followed through its chart and checked, for the bank's own people. */
@InArea(area)
@Controller('api/v1/applications')
export class LogController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly review: LogReview,
  ) {}

  @Get(':id/replay')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.replay)
  async replay(
    @Param('id') id: string,
    @CurrentCaller() caller: Caller,
    @Query('after') after: unknown,
    @Query('limit') limit: unknown,
  ) {
    const first = wholeNumberOf('after', after, { min: 0, max: 2_147_483_647, otherwise: 0 });
    const size = pageLimitOf(limit, 100);
    const stored = await this.access.find(id, caller);
    const page = await this.review.page(stored, first, size);
    return {
      success: true,
      flow: stored.flow,
      flow_version: stored.flow_version,
      length: stored.version,
      moments: page.map((checked, index) => momentView(checked, caller.actor, index === 0)),
      next_after: page.length === size ? (page.at(-1)?.entry.seq ?? null) : null,
    };
  }

  @Get(':id/verification')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.verification)
  async verification(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.review.verdict(await this.access.find(id, caller))) };
  }
}
