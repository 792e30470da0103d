import { defineCatalogue } from '@statewise/i18n';

/** What its fields are called in a sentence, `the.<field>`, and what is said of some in words of their own, `<field>.<key>`. */
export const loanErrors = defineCatalogue('loan-errors', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
