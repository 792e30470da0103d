import type { AuditKind } from '@statewise/contract';
import { defineCatalogue, type Catalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const catalogue = defineCatalogue('console-audit', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
}) satisfies Catalogue<`kind.${AuditKind}`>;

export type AuditKey = KeyOf<typeof catalogue>;

/** Texts of the pages of the audit log. */
export function useAuditText(): Translator<AuditKey> {
  return useT(catalogue);
}
