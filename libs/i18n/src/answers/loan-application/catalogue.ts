import { defineCatalogue } from '../../catalogue.js';

/** What the steps and answers of a loan application are called. */
export const loanAnswerCatalogue = defineCatalogue('answers-of-loan-application', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
