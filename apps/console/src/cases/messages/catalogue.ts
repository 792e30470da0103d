import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { CaseworkKey } from './en.js';

const catalogue = defineCatalogue<CaseworkKey>('console-casework', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of reviews, and of what is done with an application. */
export function useCaseworkText(): Translator<CaseworkKey> {
  return useT(catalogue);
}

export type { CaseworkKey };
