import type { Parameter } from './endpoint.js';
import { integer, nullable, text, type JsonSchema } from './schema.js';

/** How many a list answers at once; `otherwise` when nobody says. */
const pageLimit = (otherwise: number): Parameter => ({
  schema: integer(undefined, { minimum: 1, maximum: 100, default: otherwise }),
  description: 'How many on a page. Error keys: `numbers`, `min`, `max`',
});

/** What a list is asked for that is answered page by page. */
export const pagedBy = (cursor: JsonSchema = text()) => ({
  cursor: { schema: cursor, description: 'The `next_cursor` of the page before. Error key: `format`' },
  limit: pageLimit(50),
});

/** With what the next page of a list is asked for. */
export const nextCursor = nullable(text('The `cursor` of the next page; null on the last'));
