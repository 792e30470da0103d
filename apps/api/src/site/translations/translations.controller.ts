import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { checkFields } from '@statewise/fields';
import { Public, type RequestWithActor } from '../../platform/auth/access.js';
import { Problem } from '../../platform/problem/problem.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { TranslationReport } from './translation-report.js';
import { TranslationRepository } from './translation.repository.js';

const perMinute = { limit: 60, seconds: 60 };

@ApiTags('Public site')
@Controller('translations')
export class TranslationsController {
  constructor(
    private readonly translations: TranslationRepository,
    private readonly limits: RateLimits,
  ) {}

  @Post('report')
  @HttpCode(202)
  @Public()
  @ApiOperation({ summary: 'Notes a text that has no translation; the same text is kept once' })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['content', 'lang'],
      properties: {
        content: { type: 'string' },
        context: { type: 'string' },
        lang: { type: 'string', enum: ['en', 'nl', 'fr'] },
      },
      example: { content: 'Monthly instalment', context: 'loan-plan', lang: 'fr' },
    },
  })
  @ApiResponse({ status: 202, example: { success: true } })
  @ApiResponse({ status: 422, description: 'Field errors' })
  @ApiResponse({ status: 429, description: 'Too many from one address' })
  async report(@Body() body: unknown, @Req() request: Request & RequestWithActor) {
    this.limits.take(`translations:${request.address}`, perMinute.limit, perMinute.seconds);
    const { fields, errors } = checkFields(TranslationReport, body, { at: new Date().toISOString() });
    if (errors) throw new Problem('REQUEST.FIELDS', { errors });
    await this.translations.keep(String(fields['content']), String(fields['context'] ?? ''), String(fields['lang']));
    return { success: true };
  }
}
