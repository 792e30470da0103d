import { Body, Controller, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { checkFields } from '@statewise/fields';
import { Public, type RequestWithActor } from '../platform/auth/access.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { Problem } from '../platform/problem/problem.js';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';
import { ErrorReport } from './error-report.js';
import { area, endpoints, errorsOfAddress, errorsOfEverybody } from './error-reports.endpoints.js';
import { ErrorReports } from './error-reports.js';

@InArea(area)
@Controller('errors')
export class ErrorReportsController {
  constructor(
    private readonly reports: ErrorReports,
    private readonly limits: RateLimits,
  ) {}

  @Post('report')
  @Public()
  @Endpoint(endpoints.report)
  report(@Body() body: unknown, @Req() request: Request & RequestWithActor) {
    this.limits.take(errorsOfAddress, request.address);
    this.limits.take(errorsOfEverybody, '');
    const { fields, errors } = checkFields(ErrorReport, body, { at: new Date().toISOString() });
    if (errors) throw new Problem('REQUEST.FIELDS', { errors });
    const { app, path, name, message = '', reference } = fields;
    const given = reference === undefined ? undefined : String(reference);
    return {
      reference: this.reports.note({
        app: String(app),
        path: String(path),
        name: String(name),
        message: String(message),
        reference: given,
      }),
    };
  }
}
