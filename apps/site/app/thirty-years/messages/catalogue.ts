import { defineCatalogue } from '@statewise/i18n';
import type { AnniversaryKey } from './en.js';

/** The anniversary page’s own texts, fetched with what moves on it. */
export const anniversaryCatalogue = defineCatalogue<AnniversaryKey>('thirty-years', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { AnniversaryKey };
