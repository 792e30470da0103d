import { Body, Controller, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Public, type RequestWithActor } from '../platform/auth/access.js';
import { Config } from '../platform/config/config.js';
import { AcceptsReport } from '../platform/http/accepts.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';
import { violationsIn } from './csp-report.js';
import { CspReports } from './csp-reports.js';
import { area, endpoints, violationsOfAddress, violationsOfEverybody } from './error-reports.endpoints.js';

@InArea(area)
@Controller('csp-reports')
export class CspReportsController {
  constructor(
    private readonly reports: CspReports,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  @Post()
  @Public()
  @AcceptsReport()
  @Endpoint(endpoints.violations)
  report(@Body() body: unknown, @Req() request: Request & RequestWithActor): void {
    this.limits.take(violationsOfAddress, request.address);
    this.limits.take(violationsOfEverybody, '');
    this.reports.note(violationsIn(body, [request.headers.host, new URL(this.config.publicUrl).host]));
  }
}
