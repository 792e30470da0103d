import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import type { IdempotencyKey } from '../platform/http/idempotency-key.js';
import { PipelinedSql } from '../platform/database/pipelined-sql.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { ApplicationCodes } from './application-codes.js';
import {
  changeNothing,
  forgetAnswered,
  holdVersion,
  insertApplication,
  noteAnswered,
  putDraft,
  readBatch,
  readBy,
  readMigratedAt,
  readTransitions,
  readTransitionsAfter,
  releaseCreationKey,
  saveContacts,
  saveMany,
  saveOne,
} from './application.statements.js';
import type {
  ApplicationChange,
  LoggedTransition,
  ApplicationInsert,
  Chained,
  StoredApplication,
} from './stored-application.js';

/** What the database gives a new application. */
type InsertedApplication = Pick<StoredApplication, 'id' | 'public_id' | 'sealed_codes' | 'created_at' | 'updated_at'>;

/** A row as it comes, its codes sealed. */
type StoredRow = Omit<StoredApplication, 'code' | 'admin_code'> & Record<string, unknown>;

/** A row without its codes, for jobs that go through all applications. */
const unopened = (row: StoredRow): StoredApplication => ({ ...row, code: '' });

/** The only place that knows how applications, their steps and their log are stored. */
@Injectable()
export class ApplicationRepository {
  constructor(
    private readonly sql: Sql,
    private readonly quick: PipelinedSql,
    private readonly codes: ApplicationCodes,
  ) {}

  /** Reads an application with its steps, contacts and an earlier answer under `key`, in one round trip. */
  async read(
    by: keyof typeof readBy,
    value: string,
    key?: IdempotencyKey,
    runner: SqlRunner = this.quick,
  ): Promise<StoredApplication | undefined> {
    const call = key && this.codes.callOf(key);
    const isCode = by === 'code' || by === 'adminCode' || by === 'formerCode';
    const wanted = isCode ? this.codes.digestsOf(value) : by === 'creationKey' ? call?.key : value;
    const [row] = await runner.run<StoredRow>(readBy[by], [wanted, call?.key ?? null]);
    if (!row) return undefined;
    // A fingerprint is stored like the key, digested: answered is the caller's own where the two match, else an empty
    // one.
    const earlier = row.earlier && {
      ...row.earlier,
      fingerprint: row.earlier.fingerprint === call?.fingerprint ? (key?.fingerprint ?? '') : '',
    };
    return { ...row, ...(by === 'code' ? { code: value } : this.codes.decrypt(row)), earlier };
  }

  /** The same with both of its codes. */
  withCodes(stored: StoredApplication): StoredApplication {
    return { ...stored, ...this.codes.decrypt(stored) };
  }

  /** Writes the change where the row still has the version that was read; false when another write came first. */
  async save(
    stored: Pick<StoredApplication, 'id' | 'public_id' | 'version' | 'sealed_codes'>,
    change: Chained<ApplicationChange>,
    key: IdempotencyKey | undefined,
    runner: SqlRunner = this.quick,
  ): Promise<boolean> {
    const call = key && this.codes.callOf(key);
    const head = [
      stored.id,
      stored.version,
      change.state,
      change.regions === null ? null : JSON.stringify(change.regions),
      change.facts,
      change.version,
      change.flow_version,
      change.current_step,
      change.furthest_step,
      change.log_head,
    ];
    const [transition] = change.transitions;
    const { contacts } = change;
    if (
      !contacts &&
      change.newCode === undefined &&
      change.transitions.length === 1 &&
      change.steps.length <= 1 &&
      transition
    ) {
      const [step] = change.steps;
      const values = [
        ...head,
        step?.step_number ?? null,
        step?.fields ?? null,
        step?.set_aside ?? null,
        transition.event,
        transition.from_state,
        transition.actor_role,
        transition.actor_id,
        transition.at,
        call?.key ?? null,
        call?.fingerprint ?? null,
        transition.hash,
      ];
      return (await runner.run(saveOne, values)).length === 1;
    }
    const values = [
      ...head,
      JSON.stringify(change.steps),
      JSON.stringify(change.transitions),
      call?.key ?? null,
      call?.fingerprint ?? null,
      ...this.renewed(stored, change.newCode),
    ];
    if (!contacts) return (await runner.run(saveMany, values)).length === 1;
    const withContacts = [...values, JSON.stringify(contacts.written), contacts.removed];
    return (await runner.run(saveContacts, withContacts)).length === 1;
  }

  async insert(
    a: Chained<ApplicationInsert>,
    key: IdempotencyKey | undefined,
    runner: SqlRunner = this.quick,
  ): Promise<InsertedApplication> {
    const call = key && this.codes.callOf(key);
    const codes = this.codes.stored(a, a.public_id);
    const [row] = await runner.run<Omit<InsertedApplication, 'sealed_codes'>>(insertApplication, [
      a.flow,
      a.flow_version,
      codes.code_digest,
      codes.admin_code_digest,
      a.state,
      a.regions === null ? null : JSON.stringify(a.regions),
      a.facts,
      a.version,
      a.current_step,
      a.furthest_step,
      a.locale,
      a.intermediary_id,
      JSON.stringify(a.steps),
      JSON.stringify(a.transitions),
      call?.key ?? null,
      call?.fingerprint ?? null,
      a.public_id,
      a.log_head,
      codes.sealed_codes,
      codes.ending,
    ]);
    if (!row) throw new Error('the new application was not returned');
    return { ...row, sealed_codes: codes.sealed_codes };
  }

  /** Notes how a call that changed nothing was answered; false when its key has such a note already. */
  async noteAnswered(id: string, call: IdempotencyKey, seq: number, runner: SqlRunner = this.quick): Promise<boolean> {
    const { key, fingerprint } = this.codes.callOf(call);
    return (await runner.run(noteAnswered, [id, key, fingerprint, seq])).length === 1;
  }

  /** Whether the application still has this version, which it then keeps until the end of the transaction. */
  async isStillAt(id: string, version: number, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(holdVersion, [id, version])).length === 1;
  }

  /** Lets a key create something again that did so more than a day ago. */
  async releaseCreationKey(call: IdempotencyKey): Promise<void> {
    await this.quick.run(releaseCreationKey, [this.codes.callOf(call).key]);
  }

  /** Removes the answers that are too old to be asked for again. */
  async forgetAnswered(): Promise<void> {
    await this.sql.run(forgetAnswered, []);
  }

  /** Keeps what is typed beside a step; false when there is no such application. */
  async putDraft(id: string, step: number, fields: Fields): Promise<boolean> {
    return (await this.quick.run(putDraft, [id, step, JSON.stringify(fields)])).length === 1;
  }

  /** The log of one application, or the logs of several, in order. */
  transitions(...ids: readonly string[]): Promise<LoggedTransition[]> {
    return this.sql.run<LoggedTransition>(readTransitions, [ids]);
  }

  /** A part of an application's log: the transitions after `seq`, at most `limit` of them. */
  transitionsAfter(id: string, seq: number, limit: number): Promise<LoggedTransition[]> {
    return this.sql.run<LoggedTransition>(readTransitionsAfter, [id, seq, limit]);
  }

  /** The number of the last entry that brought an application to a newer version of its flow, 0 when none did. */
  async migratedAt(id: string): Promise<number> {
    return (await this.sql.run<{ seq: number }>(readMigratedAt, [id]))[0]?.seq ?? 0;
  }

  /** The next applications of a flow by id, their codes left out, of versions before `olderThan` alone when that is given. */
  async readBatch(flow: string, afterId: string, olderThan?: number): Promise<StoredApplication[]> {
    const rows = await this.sql.run<StoredRow>(readBatch, [flow, null, afterId, olderThan ?? null]);
    return rows.map(unopened);
  }

  /** The same in a transaction that can change nothing. */
  readBatchOnly(flow: string, afterId: string): Promise<StoredApplication[]> {
    return this.sql.transaction(async (runner) => {
      await runner.run(changeNothing, []);
      const rows = await runner.run<StoredRow>(readBatch, [flow, null, afterId, null]);
      return rows.map(unopened);
    });
  }

  /** Digest, sealed codes and ending of a code that takes the place of another; nulls when none does. */
  private renewed(stored: Parameters<ApplicationRepository['save']>[0], code: string | undefined): unknown[] {
    if (code === undefined) return [null, null, null];
    const { admin_code } = this.codes.decrypt(stored);
    const { code_digest, sealed_codes, ending } = this.codes.stored({ code, admin_code }, stored.public_id);
    return [code_digest, sealed_codes, ending];
  }
}
