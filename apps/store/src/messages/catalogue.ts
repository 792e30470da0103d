import { defineCatalogue, mergeCatalogues, type KeyOf } from '@statewise/i18n';
import { storeAnswerCatalogue } from '@statewise/i18n/answers/store/catalogue';
import { loanTextCatalogue } from '@statewise/lending/messages/catalogue';

const own = defineCatalogue('store', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of this front end, what a loan and its answers are called among them. */
export const storeCatalogue = mergeCatalogues('store', loanTextCatalogue, storeAnswerCatalogue, own);

export type StoreKey = KeyOf<typeof storeCatalogue>;
