import { textHookOf } from '@statewise/ui';

/** Texts of the feature in which an application is replayed. */
export const useReplayText = textHookOf('console-replay', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
