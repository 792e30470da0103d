import { defineCatalogue } from '@statewise/i18n';
import { textHook } from '@statewise/ui';

/** Texts of the applications’ feature, one chunk a language. */
export const useApplicationsText = textHook(
  defineCatalogue('console-applications', {
    en: () => import('./en.json', { with: { type: 'json' } }),
    nl: () => import('./nl.json', { with: { type: 'json' } }),
    fr: () => import('./fr.json', { with: { type: 'json' } }),
  }),
);
