import { defineCatalogue } from '../catalogue.js';
import type { RiskReasonKey } from './en.js';

/** Why an application fails or needs a person to look, in plain words, by the key of the risk rule. */
export const riskReasonCatalogue = defineCatalogue<RiskReasonKey>('risk-reasons', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { RiskReasonKey };
