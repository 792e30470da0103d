import { defineCatalogue, fieldErrorCatalogue, uiCatalogue, type KeyOf } from '@statewise/i18n';

/** Texts of the shell and of what its rooms share, one chunk a language. */
export const consoleCatalogue = defineCatalogue('console', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** What every page of the console says its words from. */
export const everywhere = [uiCatalogue, fieldErrorCatalogue, consoleCatalogue];

export type ConsoleKey = KeyOf<typeof consoleCatalogue>;
