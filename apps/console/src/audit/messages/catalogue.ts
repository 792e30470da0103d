import type { AuditKind } from '@statewise/contract';
import { defineCatalogue, type Catalogue } from '@statewise/i18n';
import { textHook } from '@statewise/ui';

const catalogue = defineCatalogue('console-audit', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
}) satisfies Catalogue<`kind.${AuditKind}`>;

/** Texts of the pages of the audit log. */
export const useAuditText = textHook(catalogue);
