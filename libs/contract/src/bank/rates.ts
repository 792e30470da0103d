import { reply, operation, operations } from '../operation.js';
import * as s from '../schema.js';
import { publicSite } from './site-areas.js';
import { everyone } from '../who.js';

const country = s.object({ value: s.text('A country of the site', { enum: ['mt', 'be', 'ot'] }) });
const percent = (example: number) => s.number('Percent a year', { example });

const rate = s.namedObject('DepositRate', {
  year: s.text('Years of the term as text; `0` is the account without a term', { example: '1' }),
  interest_rate: percent(2.1),
  net_interest_rate: percent(1.785),
  pro_gross_interest_rate: percent(1.9),
  pro_net_interest_rate: percent(1.615),
  Country: country,
});
const individualRate = s.namedObject('IndividualRate', {
  context: s.text('The product', { example: 'consumer_lending_rate' }),
  interest_rate: percent(6.95),
  Country: country,
});
const notModified = { description: 'The reader has it already (`If-None-Match`)' };

/** Rates as calculators read them, in percent. */
export const rates = operations('rates', publicSite, {
  individual: operation('GET', '/calculator-rates/api/individual-rates', {
    who: everyone,
    summary: 'The single rates of products by country',
    answers: { 200: reply({ rates: s.list(individualRate) }), 304: notModified },
  }),
  byYear: operation('GET', '/calculator-rates/api', {
    who: everyone,
    summary: 'The rates of term deposits by country and number of years',
    answers: { 200: reply({ rates: s.list(rate) }), 304: notModified },
  }),
});

/** The rates of a deposit by the years of its term; year 0 is the account without one. */
export type DepositRate = s.OutputOf<typeof rate>;
/** The rate of a product. */
export type IndividualRate = s.OutputOf<typeof individualRate>;
