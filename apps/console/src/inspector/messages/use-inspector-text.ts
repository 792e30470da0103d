import { defineCatalogue } from '@statewise/i18n';
import { textHook } from '@statewise/ui';

/** Texts of the inspector. */
export const useInspectorText = textHook(
  defineCatalogue('inspector', {
    en: () => import('./en.json', { with: { type: 'json' } }),
    nl: () => import('./nl.json', { with: { type: 'json' } }),
    fr: () => import('./fr.json', { with: { type: 'json' } }),
  }),
);
