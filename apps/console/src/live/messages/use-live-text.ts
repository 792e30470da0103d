import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const liveCatalogue = defineCatalogue('console-live', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type LiveKey = KeyOf<typeof liveCatalogue>;

/** Texts of the live feature. */
export function useLiveText(): Translator<LiveKey> {
  return useT(liveCatalogue);
}
