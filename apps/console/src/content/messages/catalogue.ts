import { defineCatalogue } from '@statewise/i18n';
import { textHook } from '@statewise/ui';

/** Texts of the feature of content, one chunk a language. */
/** Texts of the feature of content. */
export const useContentText = textHook(
  defineCatalogue('console.content', {
    en: () => import('./en.json', { with: { type: 'json' } }),
    nl: () => import('./nl.json', { with: { type: 'json' } }),
    fr: () => import('./fr.json', { with: { type: 'json' } }),
  }),
);
