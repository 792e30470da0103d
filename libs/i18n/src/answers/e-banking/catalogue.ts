import { defineCatalogue } from '../../catalogue.js';

/** What the steps and answers of an application for a business account are called. */
export const businessAnswerCatalogue = defineCatalogue('answers-of-e-banking', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
