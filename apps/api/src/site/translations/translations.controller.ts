import { Body, Controller, Get, Param, Post, Req, UseInterceptors } from '@nestjs/common';
import type { Request } from 'express';
import { checkFields } from '@statewise/fields';
import { isLanguage } from '@statewise/i18n';
import { Public, type RequestWithActor } from '@statewise/server/platform/auth/access.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { LiveTexts } from './live-texts.js';
import { TranslationReport } from './translation-report.js';
import { TranslationReports } from './translation-reports.js';
import { cachedFor } from '../cached-answer.js';
import { siteServices } from '../site-areas.js';
import { endpoints, reportsOfAddress } from './translations.endpoints.js';

/** Seconds for which a browser does not ask again. */
const keptFor = 30;

@InArea(siteServices)
@Controller('translations')
export class TranslationsController {
  constructor(
    private readonly reports: TranslationReports,
    private readonly limits: RateLimits,
    private readonly live: LiveTexts,
  ) {}

  @Get('live/:lang')
  @Public()
  @UseInterceptors(cachedFor(keptFor))
  @Endpoint(endpoints.live)
  async texts(@Param('lang') language: string) {
    if (!isLanguage(language)) throw new Problem('REQUEST.NOT_FOUND');
    return { success: true, texts: await this.live.of(language) };
  }

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
