import { defineCatalogue } from '@statewise/i18n';
import { textHook } from '@statewise/ui';

export const casesCatalogue = defineCatalogue('console-cases', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of reviews, and of what is done with an application. */
export const useCasesText = textHook(casesCatalogue);
