import { textHookOf } from '@statewise/ui';

/** Texts of what waits for the bank's people. */
export const useDeskText = textHookOf('console-desk', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
