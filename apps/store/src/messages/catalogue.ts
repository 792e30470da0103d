import { defineCatalogue } from '@statewise/i18n';
import type { StoreKey } from './en.js';

/** Texts of this front end, one chunk a language. */
export const storeCatalogue = defineCatalogue<StoreKey>('store', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { StoreKey };
