import { defineCatalogue, mergeCatalogues, type KeyOf } from '@statewise/i18n';
import { loanTypeCatalogue } from '@statewise/i18n/answers/loan-types/catalogue';

const own = defineCatalogue('loan-plan', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of a loan, its types and its plan, in every front end that calculates one. */
export const loanTextCatalogue = mergeCatalogues('loan-texts', loanTypeCatalogue, own);

export type LoanTextKey = KeyOf<typeof loanTextCatalogue>;
