import { textHookOf } from '@statewise/ui';

/** Texts of the page of who may do what. */
export const useAuthorityText = textHookOf('console-authority', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
