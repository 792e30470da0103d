import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

/** Texts of the feature of content, one chunk a language. */
const contentCatalogue = defineCatalogue('console.content', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type ContentKey = KeyOf<typeof contentCatalogue>;

/** Texts of the feature of content. */
export function useContentText(): Translator<ContentKey> {
  return useT(contentCatalogue);
}
