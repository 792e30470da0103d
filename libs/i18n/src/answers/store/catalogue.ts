import { defineCatalogue } from '../../catalogue.js';

/** What the steps and answers of what a store asks are called. */
export const storeAnswerCatalogue = defineCatalogue('answers-of-store', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
