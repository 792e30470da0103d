import { defineCatalogue, mergeCatalogues } from '@statewise/i18n';
import { textHook } from '@statewise/ui';
import { casesCatalogue } from '../../cases/messages/catalogue.js';

const own = defineCatalogue('console-reviews', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
const catalogue = mergeCatalogues('console-reviews', casesCatalogue, own);

/** Texts of reviews, those of cases among them. */
export const useReviewsText = textHook(catalogue);
