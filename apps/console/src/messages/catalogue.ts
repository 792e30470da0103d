import { defineCatalogue } from '@statewise/i18n';
import type { ConsoleKey } from './en.js';

/** Texts of the shell and of what its rooms share, one chunk a language. */
export const consoleCatalogue = defineCatalogue<ConsoleKey>('console', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { ConsoleKey };
