import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const catalogue = defineCatalogue('console-authority', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts of the page of who may do what. */
export function useAuthorityText(): Translator<KeyOf<typeof catalogue>> {
  return useT(catalogue);
}
