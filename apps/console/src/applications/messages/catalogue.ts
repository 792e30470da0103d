import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

/** Texts of the applications’ feature, one chunk a language. */
const applicationsCatalogue = defineCatalogue('console-applications', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type ApplicationsKey = KeyOf<typeof applicationsCatalogue>;

export function useApplicationsText(): Translator<ApplicationsKey> {
  return useT(applicationsCatalogue);
}
