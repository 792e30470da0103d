import { defineCatalogue } from '@statewise/i18n';
import type { SiteKey } from './en.js';

/** Texts of the public site that are no content. */
export const siteCatalogue = defineCatalogue<SiteKey>('site', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { SiteKey };
