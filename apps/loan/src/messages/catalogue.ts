import { defineCatalogue } from '@statewise/i18n';
import type { LoanKey } from './en.js';

/** Texts of this front end, one chunk a language. */
export const loanCatalogue = defineCatalogue<LoanKey>('loan', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { LoanKey };
