import { Controller, Get, Header, Query, Req, UseInterceptors } from '@nestjs/common';
import type { Request } from 'express';
import { isCountry, type Language } from '@statewise/i18n';
import { Public, type RequestWithActor } from '@statewise/server/platform/auth/access.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { cachedFor } from '../cached-answer.js';
import { Search } from './search.service.js';
import { siteServices } from '../site-areas.js';
import { endpoints, searchesOfAddress } from './search.endpoints.js';

const oneMinute = 60;

@InArea(siteServices)
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
  @Endpoint(endpoints.find)
  async find(
    @Query('q') query: unknown,
    @Query('country') country: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request & RequestWithActor,
  ) {
    this.limits.take(searchesOfAddress, request.address);
    const locale = { country: isCountry(country) ? country : 'ot', language } as const;
    return { success: true, ...(await this.search.find(typeof query === 'string' ? query : '', locale)) };
  }
}
