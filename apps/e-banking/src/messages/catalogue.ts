import { defineCatalogue } from '@statewise/i18n';
import type { BusinessKey } from './en.js';

/** Texts of this front end, one chunk a language. */
export const businessCatalogue = defineCatalogue<BusinessKey>('e-banking', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { BusinessKey };
