import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const catalogue = defineCatalogue('console-accounts', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type AccountsKey = KeyOf<typeof catalogue>;

/** Texts of the pages of accounts and of one’s own. */
export function useAccountsText(): Translator<AccountsKey> {
  return useT(catalogue);
}
