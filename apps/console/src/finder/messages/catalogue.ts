import { textHookOf } from '@statewise/ui';

/** Texts of what goes to pages, people and acts. */
export const useFinderText = textHookOf('console-finder', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
