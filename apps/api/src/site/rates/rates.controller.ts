import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { priceCountries } from '@statewise/fields';
import { publicSite } from '@statewise/contract/bank';
import { Public } from '@statewise/server/platform/auth/access.js';
import { PricingService, type Price } from '../../pricing/pricing.service.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { cachedFor } from '../cached-answer.js';
import { individualRates, termRates } from './wire-rates.js';
import { endpoints } from './rates.endpoints.js';

/** Always asked again, since a price may count from any moment on; one that is the same costs a tag. */
const keptFor = 0;

/** In the order of the codes. */
const countries = priceCountries.toSorted();

@InArea(publicSite)
@Controller('calculator-rates/api')
@UseInterceptors(cachedFor(keptFor))
export class RatesController {
  constructor(private readonly pricing: PricingService) {}

  @Get('individual-rates')
  @Public()
  @Endpoint(endpoints.individual)
  async individual() {
    return { success: true, rates: individualRates(await this.today()) };
  }

  @Get()
  @Public()
  @Endpoint(endpoints.byYear)
  async byYear() {
    return { success: true, rates: termRates(await this.today()) };
  }

  private async today(): Promise<readonly Price[]> {
    return (await Promise.all(countries.map((country) => this.pricing.pricesToday(country)))).flat();
  }
}
