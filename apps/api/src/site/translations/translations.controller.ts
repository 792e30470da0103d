import { Body, Controller, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { checkFields } from '@statewise/fields';
import { Public, type RequestWithActor } from '../../platform/auth/access.js';
import { Problem } from '../../platform/problem/problem.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { TranslationReport } from './translation-report.js';
import { TranslationReports } from './translation-reports.js';
import { Endpoint, InArea } from '../../platform/openapi/endpoint.js';
import { siteServices } from '../site-areas.js';
import { endpoints, reportsOfAddress } from './translations.endpoints.js';

@InArea(siteServices)
@Controller('translations')
export class TranslationsController {
  constructor(
    private readonly reports: TranslationReports,
    private readonly limits: RateLimits,
  ) {}

  @Post('report')
  @Public()
  @Endpoint(endpoints.report)
  async report(@Body() body: unknown, @Req() request: Request & RequestWithActor) {
    this.limits.take(reportsOfAddress, request.address);
    const { fields, errors } = checkFields(TranslationReport, body, { at: new Date().toISOString() });
    if (errors) throw new Problem('REQUEST.FIELDS', { errors });
    const { content, context = '', lang } = fields;
    await this.reports.note(String(content), String(context), String(lang), request.address);
    return { success: true };
  }
}
