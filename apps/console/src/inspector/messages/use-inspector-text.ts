import { textHookOf } from '@statewise/ui';

/** Texts of the inspector. */
export const useInspectorText = textHookOf('inspector', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
