import { Injectable } from '@nestjs/common';
import type { AuditKind } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { Sql, type SqlRunner } from '../database/sql.js';
import { Metrics } from '../metrics/metrics.js';
import * as statements from './audit.statements.js';

/** An act: who did it, what to, from which address. Neither secrets nor answers, nor texts that a person typed. */
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
  readonly kind: 'staff' | 'intermediary' | 'signed-in' | 'second-factor' | 'passkey';
  readonly name: string;
  readonly address: string;
}

/** The log of insiders' acts. An act that cannot be noted is not done: what is noted first is sure to stand there. */
@Injectable()
export class Audit {
  constructor(
    private readonly sql: Sql,
    private readonly metrics: Metrics,
  ) {}

  /** Within a transaction the act is noted only if that commits. */
  async note(act: Act, runner: SqlRunner = this.sql): Promise<void> {
    await runner.run(statements.note, valuesOf(act));
    this.metrics.acts.inc({ kind: act.kind });
  }

  /** The same, unless the same person was noted with the same application a moment ago. */
  async noteOnce(act: Act): Promise<void> {
    await this.sql.run(statements.noteOnce, valuesOf(act));
  }

  /** The same of what is read and of what subject, with the same details. */
  async noteReadOnce(act: Act): Promise<void> {
    await this.sql.run(statements.noteReadOnce, valuesOf(act));
  }

  /** A name that is no account's is not kept: people type passwords into the wrong field. */
  async noteRefusal({ kind, name, address }: RefusedSignIn): Promise<void> {
    await this.sql.run(statements.noteRefusal, [kind, name.trim().toLowerCase(), address]);
    this.metrics.acts.inc({ kind: 'session.refused' });
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
