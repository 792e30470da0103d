import { textHookOf } from '@statewise/ui';

/** Texts of what keys do. */
export const useShortcutsText = textHookOf('console-shortcuts', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
