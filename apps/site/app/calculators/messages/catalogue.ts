import { defineCatalogue } from '@statewise/i18n';
import type { CalculatorKey } from './en.js';

/** Texts of the calculators, fetched with the first of them. */
export const calculatorCatalogue = defineCatalogue<CalculatorKey>('calculators', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { CalculatorKey };
