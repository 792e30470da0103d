import type { AuditKind } from '@statewise/fields';

/** An act as it was noted. */
export interface Act {
  readonly id: string;
  readonly at: string;
  readonly kind: AuditKind;
  readonly actor: { readonly id: string; readonly role: string | null; readonly name: string | null } | null;
  readonly address: string | null;
  readonly application_id: string | null;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}
