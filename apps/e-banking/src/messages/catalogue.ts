import { defineCatalogue, mergeCatalogues, type KeyOf } from '@statewise/i18n';
import { businessWords } from '@statewise/machines/e-banking/words';

/** Texts of the start page, without what comes later on it. */
export const businessFirstTexts = defineCatalogue('e-banking-first', {
  en: () => import('./first/en.json', { with: { type: 'json' } }),
  nl: () => import('./first/nl.json', { with: { type: 'json' } }),
  fr: () => import('./first/fr.json', { with: { type: 'json' } }),
});

const own = defineCatalogue('e-banking', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of this front end, what its steps and answers are called among them. */
export const businessCatalogue = mergeCatalogues(
  'e-banking',
  defineCatalogue('answers-of-e-banking', businessWords),
  businessFirstTexts,
  own,
);

export type BusinessKey = KeyOf<typeof businessCatalogue>;
