import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentCaller, isInsider, Public, type Caller } from '../auth/access.js';
import { isLocal } from '../http/client-address.js';
import { Problem } from '../problem/problem.js';
import { Metrics } from './metrics.js';
import { Endpoint, InArea } from '../openapi/endpoint.js';
import { area } from '../health/health.endpoints.js';
import { endpoints } from './metrics.endpoints.js';

@InArea(area)
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  @Endpoint(endpoints.read)
  async read(
    @CurrentCaller() { actor, address }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    // Which pages are slow and how many sign-ins fail is nobody else’s business.
    if (!isInsider(actor) && !isLocal(address)) throw new Problem('SESSION.REQUIRED');
    response.setHeader('Content-Type', this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
