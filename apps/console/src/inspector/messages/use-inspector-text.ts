import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { InspectorKey } from './en.js';

const catalogue = defineCatalogue<InspectorKey>('inspector', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of the inspector. */
export function useInspectorText(): Translator<InspectorKey> {
  return useT(catalogue);
}

export type { InspectorKey };
