import { field, rule, saying } from '@statewise/fields';
import { Max, Min } from 'class-validator';
import { absent, Cursor, type Place } from './members.js';

/** How many a list answers at once, and where its page begins. A list with another number overrides `limit`. */
export class Page {
  @Cursor()
  cursor?: Place;

  @PageLimit()
  limit = 50;
}

function PageLimit(): PropertyDecorator {
  return field(
    {
      kind: 'integer',
      description: 'How many on a page.',
      schema: { type: 'integer', minimum: 1, maximum: 100 },
      normalise: (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : absent(value)),
    },
    rule('numbers', Number.isInteger),
    Min(1, saying('min')),
    Max(100, saying('max')),
  );
}
