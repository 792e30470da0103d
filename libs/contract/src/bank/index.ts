export * from './site-areas.js';
export * from './blog.js';
export * from './contact.js';
export * from './dropdowns.js';
export * from './editing.js';
export * from './feeds.js';
export * from './jobs.js';
export * from './media.js';
export * from './reviews.js';
export * from './search.js';
export * from './subscribe.js';
export * from './translations.js';

import type { Contract } from '../client.js';
import type { blog } from './blog.js';
import type { contact } from './contact.js';
import type { dropdowns } from './dropdowns.js';
import type { editing } from './editing.js';
import type { feeds } from './feeds.js';
import type { jobs } from './jobs.js';
import type { media } from './media.js';
import type { reviews } from './reviews.js';
import type { search } from './search.js';
import type { subscribe } from './subscribe.js';
import type { translations } from './translations.js';

/** Every operation of the bank's by its method and address. */
export type BankContract = Contract<
  [
    typeof blog,
    typeof contact,
    typeof dropdowns,
    typeof editing,
    typeof feeds,
    typeof jobs,
    typeof media,
    typeof reviews,
    typeof search,
    typeof subscribe,
    typeof translations,
  ]
>;
