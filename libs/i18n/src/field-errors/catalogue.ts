import { defineCatalogue } from '../catalogue.js';

/** What is wrong with a field, by the key of the rule it breaks. */
export const fieldErrorCatalogue = defineCatalogue('field-errors', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
