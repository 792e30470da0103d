import { Controller, UseInterceptors } from '@nestjs/common';
import { rates } from '@statewise/contract/bank';
import { priceCountries } from '@statewise/fields';
import { Handles } from '@statewise/server/platform/http/handles.js';
import { PricingService, type Price } from '../../pricing/pricing.service.js';
import { cachedFor } from '../cached-answer.js';
import { individualRates, termRates } from './wire-rates.js';

/** Always asked again, since a price may count from any moment on; one that is the same costs a tag. */
const keptFor = 0;

/** In the order of the codes. */
const countries = priceCountries.toSorted();

/** The rates of deposits and products. */
@Controller()
@UseInterceptors(cachedFor(keptFor))
export class RatesController {
  constructor(private readonly pricing: PricingService) {}

  @Handles(rates.individual)
  async individual() {
    return { success: true, rates: individualRates(await this.today()) };
  }

  @Handles(rates.byYear)
  async byYear() {
    return { success: true, rates: termRates(await this.today()) };
  }

  private async today(): Promise<readonly Price[]> {
    return (await Promise.all(countries.map((country) => this.pricing.pricesToday(country)))).flat();
  }
}
