import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { list, named, number, object, success, text } from '@statewise/server/platform/openapi/schema.js';

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

export const endpoints = {
  individual: {
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
  },
  byYear: {
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
  },
} as const satisfies Record<string, EndpointDescription>;
