import { defineCatalogue } from '@statewise/i18n';
import type { messages } from './en.js';

export type SiteKey = keyof typeof messages;

/** Texts of the public site that are no content. */
export const siteCatalogue = defineCatalogue<SiteKey>('site', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});
