import { textHookOf } from '@statewise/ui';

/** Texts of the pages of accounts and of one’s own. */
export const useAccountsText = textHookOf('console-accounts', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
