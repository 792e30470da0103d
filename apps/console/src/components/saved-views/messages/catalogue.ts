import { textHookOf } from '@statewise/ui';

/** Texts of the lists that a person keeps. */
export const useSavedViewsText = textHookOf('console-saved-views', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
