import { defineCatalogue } from '../../catalogue.js';

/** What the types of loans are called, by `type.<number>`. */
export const loanTypeCatalogue = defineCatalogue('loan-types', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
