import { defineCatalogue } from '@statewise/i18n';
import { textHook } from '@statewise/ui';

/** Texts of the lists that a person keeps. */
export const useSavedViewsText = textHook(
  defineCatalogue('console-saved-views', {
    en: () => import('./en.json', { with: { type: 'json' } }),
    nl: () => import('./nl.json', { with: { type: 'json' } }),
    fr: () => import('./fr.json', { with: { type: 'json' } }),
  }),
);
