import type { ContentKind } from '../content-kind.js';
import { loanTerm, promotion, riskPolicy, store } from './lending.js';
import { price } from './prices.js';
import { article, dropdownLabel, notice, page, vacancy } from './site.js';
import { translation } from './translations.js';

/** Everything that is edited, in the order in which the console offers it. */
export const kinds: readonly ContentKind[] = [
  price,
  loanTerm,
  promotion,
  riskPolicy,
  store,
  page,
  article,
  notice,
  vacancy,
  dropdownLabel,
  translation,
];
