import { defineCatalogue } from '../catalogue.js';

/** Why an application fails or needs a person to look, in plain words, by the key of the risk rule, or by the check that failed. */
export const riskReasonCatalogue = defineCatalogue('risk-reasons', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
