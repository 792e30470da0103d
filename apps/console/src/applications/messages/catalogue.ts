import { textHookOf } from '@statewise/ui';

/** Texts of the applications’ feature, one chunk a language. */
export const useApplicationsText = textHookOf('console-applications', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
