import { textHookOf } from '@statewise/ui';

/** Texts of the live feature. */
export const useLiveText = textHookOf('console-live', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
