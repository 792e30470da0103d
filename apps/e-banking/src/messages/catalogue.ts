import { defineCatalogue, mergeCatalogues, type KeyOf } from '@statewise/i18n';
import { businessAnswerCatalogue } from '@statewise/i18n/answers/e-banking/catalogue';

const own = defineCatalogue('e-banking', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of this front end, what its steps and answers are called among them. */
export const businessCatalogue = mergeCatalogues('e-banking', businessAnswerCatalogue, own);

export type BusinessKey = KeyOf<typeof businessCatalogue>;
