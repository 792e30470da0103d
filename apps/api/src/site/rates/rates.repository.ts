import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CalculatorRate, IndividualCalculatorRate } from './rates.entity.js';

@Injectable()
export class RatesRepository {
  constructor(
    @InjectRepository(CalculatorRate) private readonly byYear: Repository<CalculatorRate>,
    @InjectRepository(IndividualCalculatorRate) private readonly individual: Repository<IndividualCalculatorRate>,
  ) {}

  allByYear(): Promise<CalculatorRate[]> {
    return this.byYear.find({ order: { country: 'ASC', year: 'ASC' } });
  }

  allIndividual(): Promise<IndividualCalculatorRate[]> {
    return this.individual.find({ order: { country: 'ASC', context: 'ASC' } });
  }
}
