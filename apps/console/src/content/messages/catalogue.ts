import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { ContentKey } from './en.js';

/** Texts of the room of content, one chunk a language. */
const contentCatalogue = defineCatalogue<ContentKey>('console.content', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of the room of content. */
export function useContentText(): Translator<ContentKey> {
  return useT(contentCatalogue);
}
