import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { AccountsKey } from './en.js';

const catalogue = defineCatalogue<AccountsKey>('console-accounts', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of the pages of accounts and of one’s own. */
export function useAccountsText(): Translator<AccountsKey> {
  return useT(catalogue);
}
