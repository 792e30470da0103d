import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { AuditKey } from './en.js';

const catalogue = defineCatalogue<AuditKey>('console-audit', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of the pages of the audit log. */
export function useAuditText(): Translator<AuditKey> {
  return useT(catalogue);
}
