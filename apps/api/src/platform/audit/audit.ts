import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/machines';
import { Sql, type SqlRunner } from '../database/sql.js';
import * as statements from './audit.statements.js';

/** What is kept of insiders' acts, with what each means. */
export const auditKinds = {
  'session.opened': 'somebody signed in',
  'session.refused': 'a wrong password or code was given',
  'session.ended': 'somebody ended a session, their own or another’s',
  'access.refused': 'somebody who is signed in asked for what is not theirs',
  'application.opened': 'a person opened an application, noted once in five minutes',
  'application.changed': 'an event was sent to an application',
  'application.decided': 'a status was set, or proposed where a second person has to confirm it',
  'decision.confirmed': 'a second person confirmed a proposed acceptance',
  'decision.declined': 'a proposed acceptance was declined or taken back',
  'application.jumped': 'an application was brought to another state',
  'document.opened': 'a document of an application was looked at',
  'application.exported': 'all that is kept of an application was asked for',
  'erasure.requested': 'somebody asked that an application be erased',
  'erasure.declined': 'somebody took back that an application be erased',
  'application.erased': 'a second person had an application erased',
  'note.written': 'a note for colleagues was written',
  'note.removed': 'a note for colleagues was taken away',
  'review.assigned': 'somebody was to look at a rejected application, or nobody any more',
  'code.shown': 'the code of an application was asked for',
  'account.invited': 'an account was made',
  'account.changed': 'an account was changed',
  'account.reset': 'password and second factor of an account were taken away',
  'account.password': 'a password was chosen',
  'account.second-factor': 'a second factor was enrolled',
  'content.drafted': 'a draft of a price, a rule or a text was saved',
  'content.discarded': 'a draft was thrown away',
  'content.published': 'a price, a rule or a text was published',
  'content.removed': 'a price or a text was taken away',
  'token.issued': 'a token for a program was made',
  'token.revoked': 'a token was revoked',
  'migration.rehearsed': 'the migration of a flow was tried out on all of its applications',
  'scenario.kept': 'a walk through a chart was kept as a test scenario',
  'scenario.removed': 'a kept test scenario was removed',
  'mail.retried': 'a mail that was not sent was sent again',
  'mail.dropped': 'a mail that was not sent was thrown away',
  'job.retried': 'a job that had failed was tried again',
  'job.dropped': 'a job that had failed was thrown away',
  'webhook.made': 'an endpoint for webhooks was made',
  'webhook.changed': 'an endpoint for webhooks was changed',
  'webhook.secret': 'the secret of an endpoint for webhooks was renewed',
  'webhook.removed': 'an endpoint for webhooks was removed',
  'webhook.resent': 'a message of a webhook was sent again',
} as const satisfies Record<string, string>;

export type AuditKind = keyof typeof auditKinds;

/** An act: who, what to, from where. Neither secrets nor answers, nor texts that somebody typed. */
export interface Act {
  readonly kind: AuditKind;
  readonly actor?: Actor;
  readonly address?: string | undefined;
  /** The public id of an application. */
  readonly application?: string;
  /** The account, token or other thing that it was done to. */
  readonly subject?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Who tried to sign in with a wrong password. */
export interface RefusedSignIn {
  /** Of which kind of account; of one that is known already, `name` is the id. */
  readonly kind: 'staff' | 'intermediary' | 'signed-in' | 'second-factor';
  readonly name: string;
  readonly address: string;
}

/** The log of insiders' acts. An act that cannot be noted is not done: what is noted first is sure to stand there. */
@Injectable()
export class Audit {
  constructor(private readonly sql: Sql) {}

  /** Within a transaction the act is noted only if that commits. */
  async note(act: Act, runner: SqlRunner = this.sql): Promise<void> {
    await runner.run(statements.note, valuesOf(act));
  }

  /** The same, unless the same person was noted with the same application a moment ago. */
  async noteOnce(act: Act): Promise<void> {
    await this.sql.run(statements.noteOnce, valuesOf(act));
  }

  /** A name that is no account's is not kept: people type passwords into the wrong field. */
  async noteRefusal({ kind, name, address }: RefusedSignIn): Promise<void> {
    await this.sql.run(statements.noteRefusal, [kind, name.trim().toLowerCase(), address]);
  }
}

const valuesOf = ({ kind, actor, address, application, subject, details = {} }: Act): unknown[] => [
  kind,
  actor?.id ?? null,
  actor?.role ?? null,
  address ?? null,
  application ?? null,
  subject ?? null,
  JSON.stringify(details),
];
