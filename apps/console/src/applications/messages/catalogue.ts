import { defineCatalogue } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { Translator } from '@statewise/i18n';
import type { ApplicationsKey } from './en.js';

/** Texts of the applications’ room, one chunk a language. */
const applicationsCatalogue = defineCatalogue<ApplicationsKey>('console-applications', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export function useApplicationsText(): Translator<ApplicationsKey> {
  return useT(applicationsCatalogue);
}
