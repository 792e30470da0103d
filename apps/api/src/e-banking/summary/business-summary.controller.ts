import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { exampleCode } from '@statewise/server/applications/application.schemas.js';
import { CurrentCaller, Public, type Caller } from '@statewise/server/platform/auth/access.js';
import { Endpoint, InArea, type EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { text } from '@statewise/server/platform/openapi/schema.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { area } from '../business.schemas.js';
import { BusinessSummary, summaries } from './business-summary.service.js';

const downloadSummary = {
  summary: 'What was entered so far, as a PDF',
  description: 'Every step that is asked for with its lists of contacts, and the documents sent and missing.',
  isLocalised: true,
  isSpecified: false,
  limits: [summaries],
  signedIn: 'An admin also opens it by the admin code.',
  query: { code: { schema: text(), description: 'The secret code', example: exampleCode, isRequired: true } },
  answers: {
    200: { description: 'A PDF', schema: text(undefined, { format: 'binary' }), types: ['application/pdf'] },
  },
  problems: ['APPLICATION.NOT_FOUND'],
} as const satisfies EndpointDescription;

/** The summary of an application for a business account as a document. */
@InArea(area)
@Controller('e-banking/api')
export class BusinessSummaryController {
  constructor(private readonly summaries: BusinessSummary) {}

  @Get('downloadSummary')
  @Public()
  @Endpoint(downloadSummary)
  async downloadSummary(
    @Query('code') code: unknown,
    @RequestLanguage() language: Language,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.summaries.pdf(code, language, caller));
  }
}
