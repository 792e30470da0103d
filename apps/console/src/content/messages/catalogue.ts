import { textHookOf } from '@statewise/ui';

/** Texts of the feature of content. */
export const useContentText = textHookOf('console.content', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
