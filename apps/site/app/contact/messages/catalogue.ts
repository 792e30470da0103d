import { defineCatalogue } from '@statewise/i18n';
import type { ContactKey } from './en.js';

/** Texts of the contact form, fetched with its page. */
export const contactCatalogue = defineCatalogue<ContactKey>('contact', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { ContactKey };
