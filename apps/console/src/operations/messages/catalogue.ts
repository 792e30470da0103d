import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const catalogue = defineCatalogue('console-operations', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type OperationsKey = KeyOf<typeof catalogue>;

/** Texts of the pages about mails, jobs, health, webhooks and tokens. */
export function useOperationsText(): Translator<OperationsKey> {
  return useT(catalogue);
}
