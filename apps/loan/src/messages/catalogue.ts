import { defineCatalogue, mergeCatalogues, type KeyOf } from '@statewise/i18n';
import { loanWords } from '@statewise/machines/loan-application/words';
import { loanTextCatalogue } from '@statewise/lending/messages/catalogue';

/** Texts of the start page, without what comes later on it. */
export const loanFirstTexts = defineCatalogue('loan-first', {
  en: () => import('./first/en.json', { with: { type: 'json' } }),
  nl: () => import('./first/nl.json', { with: { type: 'json' } }),
  fr: () => import('./first/fr.json', { with: { type: 'json' } }),
});

const own = defineCatalogue('loan', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of this front end, what a loan and its answers are called among them. */
export const loanCatalogue = mergeCatalogues(
  'loan',
  loanTextCatalogue,
  defineCatalogue('answers-of-loan-application', loanWords),
  loanFirstTexts,
  own,
);

export type LoanKey = KeyOf<typeof loanCatalogue>;
