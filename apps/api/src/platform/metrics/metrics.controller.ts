import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../auth/access.js';
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
  async read(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.setHeader('Content-Type', this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
