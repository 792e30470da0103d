import { defineCatalogue, type KeyOf } from '@statewise/i18n';

/** Texts of the calculators, fetched with the first of them. */
export const calculatorCatalogue = defineCatalogue('calculators', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type CalculatorKey = KeyOf<typeof calculatorCatalogue>;
