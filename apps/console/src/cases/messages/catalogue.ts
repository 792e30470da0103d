import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

export const casesCatalogue = defineCatalogue('console-cases', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type CasesKey = KeyOf<typeof casesCatalogue>;

/** Texts of reviews, and of what is done with an application. */
export function useCasesText(): Translator<CasesKey> {
  return useT(casesCatalogue);
}
