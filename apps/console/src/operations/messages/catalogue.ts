import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { OperationsKey } from './en.js';

const catalogue = defineCatalogue<OperationsKey>('console-operations', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of the pages about mails, jobs, health, webhooks and tokens. */
export function useOperationsText(): Translator<OperationsKey> {
  return useT(catalogue);
}
