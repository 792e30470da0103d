import type { Country } from '@statewise/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { rate } from '../numeric.js';

/** Yearly rates of term deposits; year 0 is the account without a term. */
@Entity('calculator_rate')
export class CalculatorRate {
  @PrimaryColumn('text')
  country: Country;

  @PrimaryColumn('text')
  year: string;

  @Column({ ...rate, name: 'interest_rate' })
  interestRate: number;

  @Column({ ...rate, name: 'net_interest_rate' })
  netInterestRate: number;

  @Column({ ...rate, name: 'pro_gross_interest_rate' })
  proGrossInterestRate: number;

  @Column({ ...rate, name: 'pro_net_interest_rate' })
  proNetInterestRate: number;
}

/** The single rate of a product in a country. */
@Entity('individual_calculator_rate')
export class IndividualCalculatorRate {
  @PrimaryColumn('text')
  country: Country;

  @PrimaryColumn('text')
  context: string;

  @Column({ ...rate, name: 'interest_rate' })
  interestRate: number;
}
