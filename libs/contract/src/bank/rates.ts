import { operation, operations } from '../operation.js';
import { list, named, number, object, success, text, type OutputOf } from '../schema.js';
import { publicSite } from './site-areas.js';
import { everyone } from '../who.js';

const country = object({ value: text('A country of the site', { enum: ['mt', 'be', 'ot'] }) });
const percent = number('Percent a year');

const rate = named(
  'DepositRate',
  object({
    year: text('Years of the term as text; `0` is the account without a term'),
    interest_rate: percent,
    net_interest_rate: percent,
    pro_gross_interest_rate: percent,
    pro_net_interest_rate: percent,
    Country: country,
  }),
);
const individualRate = named(
  'IndividualRate',
  object({ context: text('The product'), interest_rate: percent, Country: country }),
);
const notModified = { description: 'The reader has it already (`If-None-Match`)' };

/** Rates as calculators read them, in percent. */
export const rates = operations('rates', publicSite, {
  individual: operation('GET', '/calculator-rates/api/individual-rates', {
    who: everyone,
    summary: 'The single rates of products by country',
    answers: {
      200: {
        schema: success({ rates: list(individualRate) }),
        example: {
          success: true,
          rates: [{ context: 'consumer_lending_rate', interest_rate: 6.95, Country: { value: 'mt' } }],
        },
      },
      304: notModified,
    },
  }),
  byYear: operation('GET', '/calculator-rates/api', {
    who: everyone,
    summary: 'The rates of term deposits by country and number of years',
    answers: {
      200: {
        schema: success({ rates: list(rate) }),
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
      },
      304: notModified,
    },
  }),
});

/** The rates of a deposit by the years of its term; year 0 is the account without one. */
export type DepositRate = OutputOf<typeof rate>;
/** The rate of a product. */
export type IndividualRate = OutputOf<typeof individualRate>;
