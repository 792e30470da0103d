import { Controller, Get, Header, Query, Req, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { isCountry, type Language } from '@statewise/i18n';
import { Public, type RequestWithActor } from '../../platform/auth/access.js';
import { RequestLanguage } from '../../platform/problem/request-language.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { cachedFor } from '../cached-answer.js';
import { Search } from './search.service.js';

const perMinute = { limit: 120, seconds: 60 };
const oneMinute = 60;

@ApiTags('Public site')
@Controller('search')
@UseInterceptors(cachedFor(oneMinute))
export class SearchController {
  constructor(
    private readonly search: Search,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @Public()
  @Header('Vary', 'Accept-Language')
  @ApiOperation({
    summary: 'Searches pages, articles and jobs in a language, and English texts that have no translation',
  })
  @ApiQuery({ name: 'q', required: false, example: 'renovation' })
  @ApiQuery({
    name: 'country',
    required: false,
    example: 'mt',
    description: 'For the addresses; any other value counts as other countries',
  })
  @ApiQuery({ name: 'lang', required: false, enum: ['en', 'nl', 'fr'] })
  @ApiResponse({
    status: 200,
    example: {
      success: true,
      results: [
        {
          title: 'Renovation loan',
          excerpt: 'A <mark>renovation</mark> loan pays for work on the home',
          excerpt_parts: [
            { text: 'A ', match: false },
            { text: 'renovation', match: true },
            { text: ' loan pays for work on the home', match: false },
          ],
          url: '/mt-en/renovation-loan',
          kind: 'page',
          language: 'en',
        },
      ],
    },
  })
  @ApiResponse({ status: 429, description: 'Too many from one address' })
  async find(
    @Query('q') query: unknown,
    @Query('country') country: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request & RequestWithActor,
  ) {
    this.limits.take(`search:${request.address}`, perMinute.limit, perMinute.seconds);
    const locale = { country: isCountry(country) ? country : 'ot', language } as const;
    return { success: true, results: await this.search.find(typeof query === 'string' ? query : '', locale) };
  }
}
