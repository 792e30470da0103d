import { textHookOf } from '@statewise/ui';

/** Texts of the page of components. */
export const useGalleryText = textHookOf('console-gallery', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
