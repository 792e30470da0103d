import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const catalogue = defineCatalogue('inspector', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type InspectorKey = KeyOf<typeof catalogue>;

/** Texts of the inspector. */
export function useInspectorText(): Translator<InspectorKey> {
  return useT(catalogue);
}
