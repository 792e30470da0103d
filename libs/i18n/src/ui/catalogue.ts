import { defineCatalogue, type KeyOf } from '../catalogue.js';

/** Texts of the components themselves. */
export const uiCatalogue = defineCatalogue('ui', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type UiKey = KeyOf<typeof uiCatalogue>;
