import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { placeOf } from '../platform/http/keyset.js';
import { pageLimitOf, searchOf } from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { endpoints } from './operations.endpoints.js';
import { area } from './outbox.endpoints.js';
import { Queues } from './queues.service.js';
import { SystemHealth } from './system-health.service.js';

/** Queues, failed jobs and how the parts of the installation stand, for admins. */
@InArea(area)
@Controller('api/v1/operations')
export class OperationsController {
  constructor(
    private readonly queues: Queues,
    private readonly health: SystemHealth,
  ) {}

  @Get('health')
  @Roles('admin')
  @Endpoint(endpoints.health)
  async look() {
    return { success: true, ...(await this.health.look()) };
  }

  @Get('queues')
  @Roles('admin')
  @Endpoint(endpoints.queues)
  async sizes() {
    return { success: true, queues: await this.queues.sizes() };
  }

  @Get('failed-jobs')
  @Roles('admin')
  @Endpoint(endpoints.failedJobs)
  async failed(@Query() { queue, cursor, limit }: Readonly<Record<string, unknown>>) {
    const found = await this.queues.failed(searchOf(queue), placeOf(cursor), pageLimitOf(limit, 50));
    return { success: true, ...found };
  }

  @Post('failed-jobs/:id/retry')
  @Roles('admin')
  @Endpoint(endpoints.retryJob)
  retry(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.queues.retry(id, caller);
  }

  @Delete('failed-jobs/:id')
  @Roles('admin')
  @Endpoint(endpoints.dropJob)
  drop(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.queues.drop(id, caller);
  }
}
