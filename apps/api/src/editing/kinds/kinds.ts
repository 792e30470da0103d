import type { ContentKind } from '../content-kind.js';
import { home, menus } from './blocks.js';
import { category, employmentType, workPlace } from './choices.js';
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
  home,
  menus,
  page,
  article,
  category,
  notice,
  vacancy,
  employmentType,
  workPlace,
  dropdownLabel,
  translation,
];
