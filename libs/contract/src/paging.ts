import type { FieldsClass } from '@statewise/fields';
import { Cursor, WholeNumber, type RowPosition } from './members.js';
import type { Declaration } from './operation.js';

/** How many a list answers at once, and where its page begins. A list with another number overrides `limit`. */
export class Page {
  @Cursor() cursor?: RowPosition;
  @PageLimit() limit = 50;
}

/** How many a list answers at once: 1 to 100. */
export function PageLimit(): PropertyDecorator {
  return WholeNumber({ min: 1, max: 100, description: 'How many on a page.' });
}

type Listing = Declaration & { readonly query: FieldsClass };

/**
 * Declares that a list can be asked for by a body too, with the members of its query: names and e-mail addresses then
 * stand in no address, history or log of a proxy.
 */
export function searchBy<const L extends Listing>({ query, description, ...list }: L, example: object) {
  return {
    ...list,
    summary: `${list.summary}, asked for by a body`,
    description: ['What is searched for stands in no address.', description].filter(Boolean).join(' '),
    body: { type: query as L['query'], examples: { search: example } },
  };
}
