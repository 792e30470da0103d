import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { Public } from '../../platform/auth/access.js';
import { cachedFor } from '../cached-answer.js';
import { RatesRepository } from './rates.repository.js';
import { wireIndividualRate, wireRate } from './wire-rates.js';
import { Endpoint, InArea } from '../../platform/openapi/endpoint.js';
import { publicSite } from '../site-areas.js';
import { endpoints } from './rates.endpoints.js';

const fiveMinutes = 300;

@InArea(publicSite)
@Controller('calculator-rates/api')
@UseInterceptors(cachedFor(fiveMinutes))
export class RatesController {
  constructor(private readonly rates: RatesRepository) {}

  @Get('individual-rates')
  @Public()
  @Endpoint(endpoints.individual)
  async individual() {
    return { success: true, rates: (await this.rates.allIndividual()).map(wireIndividualRate) };
  }

  @Get()
  @Public()
  @Endpoint(endpoints.byYear)
  async byYear() {
    return { success: true, rates: (await this.rates.allByYear()).map(wireRate) };
  }
}
