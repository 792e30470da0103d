import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const catalogue = defineCatalogue('console-proposals', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of the pages about acts that need two people. */
export function useProposalsText(): Translator<KeyOf<typeof catalogue>> {
  return useT(catalogue);
}
