import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { AnniversaryKey } from './en.js';

const anniversaryCatalogue = defineCatalogue<AnniversaryKey>('thirty-years', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** The anniversary page's own texts in the reader's language, fetched with the page. */
export function useAnniversaryText(): Translator<AnniversaryKey> {
  return useT(anniversaryCatalogue);
}
