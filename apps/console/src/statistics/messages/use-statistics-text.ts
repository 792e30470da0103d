import { textHookOf } from '@statewise/ui';

/** Texts of the statistics. */
export const useStatisticsText = textHookOf('console-statistics', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
