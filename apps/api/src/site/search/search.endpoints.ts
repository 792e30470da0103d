import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { flag, integer, list, named, object, success, text } from '@statewise/server/platform/openapi/schema.js';
import type { RateLimit } from '@statewise/server/platform/rate-limit/rate-limit.js';

export const searchesOfAddress: RateLimit = { name: 'search', limit: 120, seconds: 60, per: 'address' };

const result = named(
  'SearchResult',
  object({
    title: text(),
    excerpt: text('Escaped HTML; what was searched for stands in `mark` elements'),
    excerpt_parts: list(object({ text: text(), match: flag() }), { description: 'The same as plain text in pieces' }),
    url: text('The address on this site'),
    kind: text(undefined, { enum: ['page', 'article', 'job'] }),
    language: text('`en` also for what exists in English alone', { enum: ['en', 'nl', 'fr'] }),
  }),
);

export const endpoints = {
  find: {
    summary: 'Search pages, articles and jobs',
    description:
      'In the language of the request, and English texts that have no translation; at most twenty results. Where nothing is found as it was typed, words near to it are searched for.',
    query: {
      q: { schema: text(), description: 'Words; the last one also counts as a beginning', example: 'renovation' },
      country: {
        schema: text(),
        description: 'For the addresses in the answer; any other value counts as other countries',
        example: 'mt',
      },
    },
    isLocalised: true,
    answers: {
      200: {
        schema: success(
          {
            results: list(result),
            total: integer('How many there are, with those beyond the first twenty'),
          },
          { corrected: text('What was searched for instead, where nothing was found as it was typed') },
        ),
        example: {
          success: true,
          results: [
            {
              title: 'Renovation loan',
              excerpt: 'A <mark>renovation</mark> loan pays for work on the home',
              excerpt_parts: [
                { text: 'A ', match: false },
                { text: 'renovation', match: true },
                { text: ' loan pays for work on the home', match: false },
              ],
              url: '/mt-en/renovation-loan',
              kind: 'page',
              language: 'en',
            },
          ],
          total: 1,
        },
      },
      304: { description: 'The reader has it already (`If-None-Match`)' },
    },
    limits: [searchesOfAddress],
  },
} as const satisfies Record<string, EndpointDescription>;
