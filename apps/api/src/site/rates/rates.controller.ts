import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.js';
import { cachedFor } from '../cached-answer.js';
import { RatesRepository } from './rates.repository.js';
import { wireIndividualRate, wireRate } from './wire-rates.js';

const fiveMinutes = 300;

@ApiTags('Public site')
@Controller('calculator-rates/api')
@UseInterceptors(cachedFor(fiveMinutes))
export class RatesController {
  constructor(private readonly rates: RatesRepository) {}

  @Get('individual-rates')
  @Public()
  @ApiOperation({ summary: 'The single rates of products by country, in percent a year' })
  @ApiResponse({
    status: 200,
    example: {
      success: true,
      rates: [{ context: 'consumer_lending_rate', interest_rate: 3.15, Country: { value: 'mt' } }],
    },
  })
  async individual() {
    return { success: true, rates: (await this.rates.allIndividual()).map(wireIndividualRate) };
  }

  @Get()
  @Public()
  @ApiOperation({ summary: 'The rates of term deposits by country and number of years, in percent a year' })
  @ApiResponse({
    status: 200,
    example: {
      success: true,
      rates: [
        {
          year: '1',
          interest_rate: 2.1,
          net_interest_rate: 1.785,
          pro_gross_interest_rate: 1.9,
          pro_net_interest_rate: 1.615,
          Country: { value: 'mt' },
        },
      ],
    },
  })
  async byYear() {
    return { success: true, rates: (await this.rates.allByYear()).map(wireRate) };
  }
}
