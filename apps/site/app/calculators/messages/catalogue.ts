import { defineCatalogue } from '@statewise/i18n';
import type { messages } from './en.js';

export type CalculatorKey = keyof typeof messages;

/** Texts of the calculators, fetched with the first of them. */
export const calculatorCatalogue = defineCatalogue<CalculatorKey>('calculators', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});
