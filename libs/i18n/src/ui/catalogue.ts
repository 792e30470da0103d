import { defineCatalogue } from '../catalogue.js';
import type { UiKey } from './en.js';

/** Texts of the components themselves. */
export const uiCatalogue = defineCatalogue<UiKey>('ui', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { UiKey };
