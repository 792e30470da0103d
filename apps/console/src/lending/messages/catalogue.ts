import { defineCatalogue } from '@statewise/i18n';
import { textHook } from '@statewise/ui';

/** Texts of what the console knows of loans. */
export const useLendingText = textHook(
  defineCatalogue('console-lending', {
    en: () => import('./en.json', { with: { type: 'json' } }),
    nl: () => import('./nl.json', { with: { type: 'json' } }),
    fr: () => import('./fr.json', { with: { type: 'json' } }),
  }),
);
