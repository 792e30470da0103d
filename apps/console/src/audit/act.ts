/** What insiders do, in the order of the filter. */
export const actKinds = [
  'session.opened',
  'session.refused',
  'session.ended',
  'access.refused',
  'application.opened',
  'application.changed',
  'application.decided',
  'decision.confirmed',
  'decision.declined',
  'review.assigned',
  'application.jumped',
  'application.exported',
  'application.erased',
  'code.shown',
  'account.invited',
  'account.changed',
  'account.reset',
  'account.password',
  'account.second-factor',
  'token.issued',
  'token.revoked',
  'migration.rehearsed',
  'scenario.kept',
  'scenario.removed',
  'erasure.requested',
  'erasure.declined',
  'note.written',
  'note.removed',
  'content.drafted',
  'content.discarded',
  'content.published',
  'content.removed',
  'mail.retried',
  'mail.dropped',
  'job.retried',
  'job.dropped',
  'webhook.made',
  'webhook.changed',
  'webhook.secret',
  'webhook.removed',
  'webhook.resent',
] as const;

/** An act as it was noted. */
export interface Act {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly actor: { readonly id: string; readonly role: string | null; readonly name: string | null } | null;
  readonly address: string | null;
  readonly application_id: string | null;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}
