import { Controller, Header, UseInterceptors } from '@nestjs/common';
import { search } from '@statewise/contract/bank';
import { isCountry } from '@statewise/i18n';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { cachedFor } from '../cached-answer.js';
import { Search } from './search.service.js';

const oneMinute = 60;

@UseInterceptors(cachedFor(oneMinute))
@Controller()
export class SearchController {
  constructor(private readonly search: Search) {}

  @Header('Vary', 'Accept-Language')
  @Handles(search.find)
  async find({ q = '', country, language }: Input<typeof search.find>) {
    const locale = { country: isCountry(country) ? country : 'ot', language } as const;
    return { success: true, ...(await this.search.find(q, locale)) };
  }
}
