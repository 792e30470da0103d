import { Cursor, WholeNumber, type Place } from './members.js';

/** How many a list answers at once, and where its page begins. A list with another number overrides `limit`. */
export class Page {
  @Cursor()
  cursor?: Place;

  @PageLimit()
  limit = 50;
}

/** How many a list answers at once: 1 to 100. */
export function PageLimit(): PropertyDecorator {
  return WholeNumber({ min: 1, max: 100, description: 'How many on a page.' });
}
