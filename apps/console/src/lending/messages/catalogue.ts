import { textHookOf } from '@statewise/ui';

/** Texts of what the console knows of loans. */
export const useLendingText = textHookOf('console-lending', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
