import { defineCatalogue, mergeCatalogues, type KeyOf } from '@statewise/i18n';
import { storeWords } from '@statewise/machines/store/words';
import { loanTextCatalogue } from '@statewise/lending/messages/catalogue';

/** Texts of the header and of the heading that the first page begins with. */
export const storeFirstTexts = defineCatalogue('store-first', {
  en: () => import('./first/en.json', { with: { type: 'json' } }),
  nl: () => import('./first/nl.json', { with: { type: 'json' } }),
  fr: () => import('./first/fr.json', { with: { type: 'json' } }),
});

const own = defineCatalogue('store', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of this front end, what a loan and its answers are called among them. */
export const storeCatalogue = mergeCatalogues(
  'store',
  loanTextCatalogue,
  defineCatalogue('answers-of-store', storeWords),
  storeFirstTexts,
  own,
);

export type StoreKey = KeyOf<typeof storeCatalogue>;
