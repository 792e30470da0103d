import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { LiveKey } from './en.js';

const liveCatalogue = defineCatalogue<LiveKey>('console-live', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of the live room. */
export function useLiveText(): Translator<LiveKey> {
  return useT(liveCatalogue);
}
