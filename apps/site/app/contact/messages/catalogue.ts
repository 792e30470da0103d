import { defineCatalogue } from '@statewise/i18n';

/** Texts of the contact form, fetched with its page. */
export const contactCatalogue = defineCatalogue('contact', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
