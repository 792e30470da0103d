import { Description, Example, field } from '@statewise/fields';
import { operation, operations } from '../operation.js';
import * as s from '../schema.js';
import type { RateLimit } from '../limits.js';
import { siteServices } from './site-areas.js';
import { everyone } from '../who.js';

export const searchesOfAddress: RateLimit = { name: 'search', limit: 120, seconds: 60, per: 'address' };

const asText = (value: unknown): unknown => (typeof value === 'string' ? value : undefined);

/** What is searched for, and where it is read. */
export class SearchQuery {
  @field({ kind: 'text', schema: { type: 'string' }, normalise: asText })
  @Description('Words; the last one also counts as a beginning.')
  @Example('renovation')
  q?: string;

  @field({ kind: 'text', schema: { type: 'string' }, normalise: asText })
  @Description('For the addresses in the answer; any other value counts as other countries.')
  @Example('mt')
  country?: string;
}

const result = s.namedObject('SearchResult', {
  title: s.text(),
  excerpt: s.text('Escaped HTML; what was searched for stands in `mark` elements'),
  excerpt_parts: s.list(s.object({ text: s.text(), match: s.flag() }), {
    description: 'The same as plain text in pieces',
  }),
  url: s.text('The address on this site'),
  kind: s.text(undefined, { enum: ['page', 'article', 'job'] }),
  language: s.text('`en` also for what exists in English alone', { enum: ['en', 'nl', 'fr'] }),
});

export type SearchResult = s.OutputOf<typeof result>;

const found = s.success(
  { results: s.list(result), total: s.integer('How many there are, with those beyond the first twenty') },
  { corrected: s.text('What was searched for instead, where nothing was found as it was typed') },
);
export type SearchAnswer = Omit<s.OutputOf<typeof found>, 'success'>;

/** The search of the public site. */
export const search = operations('search', siteServices, {
  find: operation('GET', '/search', {
    who: everyone,
    summary: 'Search pages, articles and jobs',
    description:
      'In the language of the request, and English texts that have no translation; at most twenty results. Where nothing is found as it was typed, words near to it are searched for.',
    query: SearchQuery,
    isLocalised: true,
    answers: {
      200: {
        schema: found,
        example: {
          results: [
            {
              title: 'Renovation loan',
              excerpt: 'A <mark>renovation</mark> loan pays for work on the home',
              excerpt_parts: [
                { text: 'A ' },
                { text: 'renovation', match: true },
                { text: ' loan pays for work on the home' },
              ],
              url: '/mt-en/renovation-loan',
            },
          ],
        },
      },
      304: { description: 'The reader has it already (`If-None-Match`)' },
    },
    isCounted: true,
    limits: [searchesOfAddress],
  }),
});
