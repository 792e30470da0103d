import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import type { DocumentOfKind } from '@statewise/flow';
import type { IdempotencyKey } from '../platform/http/handles.js';
import { PipelinedSql } from '../platform/database/pipelined-sql.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { ApplicationCodes, type Codes } from './application-codes.js';
import { SharedValues, type StoredTransition } from './shared-values.js';
import { FlowRegistry } from './flow-registry.js';
import { StepNumbering } from './step-numbers.js';
import {
  changeNothing,
  findErasedCreation,
  forgetAnswered,
  holdVersion,
  insertApplication,
  noteAnswered,
  putDraft,
  readBatch,
  readBeginnings,
  readBy,
  readCodes,
  readColdTransitions,
  readDocuments,
  readMigratedAt,
  readRangesAway,
  readSeveral,
  readTransitions,
  readTransitionsAfter,
  releaseCreationKey,
  saveContacts,
  saveDocuments,
  saveMany,
  saveOne,
  type IdRange,
  type InsertedApplication,
  type StoredRow,
} from './application.statements.js';
import type {
  ApplicationChange,
  LoggedTransition,
  ApplicationInsert,
  Chained,
  StoredApplication,
} from './stored-application.js';

/** Which rows of a log are meant, of those of one type of event or one role where that is said. */
export interface LogSelection {
  readonly event?: string | undefined;
  readonly actor?: string | undefined;
}

/** A row without its codes, for jobs that go through all applications. */
const unopened = (row: StoredRow): StoredApplication => ({ ...row, code: '' });

/** What is to be known of an application that is changed. */
type Saved = Pick<StoredApplication, 'id' | 'flow' | 'public_id' | 'version' | 'sealed_codes'>;

/** What is typed of a step: of some fields alone, and over which version of the application, where that is said. */
export interface TypedDraft {
  readonly fields: Fields;
  readonly is_partial?: boolean | undefined;
  readonly version?: number | undefined;
}

/** The only place that knows how applications, their steps and their log are stored. */
@Injectable()
export class ApplicationRepository {
  constructor(
    private readonly sql: Sql,
    private readonly quick: PipelinedSql,
    private readonly codes: ApplicationCodes,
    private readonly metrics: Metrics,
    private readonly values: SharedValues,
    private readonly numbering: StepNumbering,
    private readonly registry: FlowRegistry,
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
    const wanted = isCode ? this.codes.digest.all(value) : by === 'creationKey' ? call?.keys : value;
    const [row] = await runner.run(readBy[by], [wanted, call?.keys ?? null]);
    if (!row) return undefined;
    // A fingerprint is stored like the key, digested: answered is the caller's own where the two match, else an empty
    // one.
    const earlier = row.earlier && {
      ...row.earlier,
      fingerprint: call?.fingerprints.includes(row.earlier.fingerprint) === true ? (key?.fingerprint ?? '') : '',
    };
    const present = (await this.numbering.of(row.flow)).presentWithAnswers(row);
    const documents = this.registry.awaitsMigration(row) ? (await this.movable([row], runner)).get(row.id) : undefined;
    return {
      ...present,
      ...(by === 'code' ? { code: value } : this.codesOf(row, by)),
      earlier,
      ...(documents && { documents }),
    };
  }

  /** The documents of those applications whose flows' migrations may move them; none is looked for elsewhere. */
  private async movable(rows: readonly StoredRow[], runner: SqlRunner): Promise<Map<string, DocumentOfKind[]>> {
    const awaiting = rows.filter((row) => this.registry.awaitsMigration(row));
    const documents = new Map<string, DocumentOfKind[]>(awaiting.map(({ id }) => [id, []]));
    if (awaiting.length === 0) return documents;
    for (const { application_id: of, ...document } of await runner.run(readDocuments, [[...documents.keys()]]))
      documents.get(of)?.push(document);
    return documents;
  }

  /** The same with both of its codes. */
  withCodes(stored: StoredApplication): StoredApplication {
    return { ...stored, ...this.codes.decrypt(stored) };
  }

  /** Codes that were tampered with keep nobody of the bank from looking: of an application named by its id they are empty then. */
  private codesOf(row: StoredRow, by: keyof typeof readBy): Codes {
    try {
      return this.codes.decrypt(row);
    } catch (error) {
      if (by === 'publicId') return { code: '', admin_code: '' };
      throw error;
    }
  }

  /** Whether the codes by which an application is found are its own. */
  async codesAgree(id: string): Promise<boolean> {
    const [row] = await this.sql.run(readCodes, [id]);
    return row === undefined || this.codes.agree(row);
  }

  /** Writes the change where the row still has the version that was read; false when another write came first. */
  async save(
    stored: Saved,
    change: Chained<ApplicationChange>,
    key: IdempotencyKey | undefined,
    runner: SqlRunner = this.quick,
  ): Promise<boolean> {
    const isSaved = await this.write(stored, change, key, runner);
    if (isSaved) this.metrics.countTransitions(stored.flow, change.transitions);
    else this.metrics.conflicts.inc({ flow: stored.flow });
    return isSaved;
  }

  private async write(
    stored: Saved,
    decided: Chained<ApplicationChange>,
    key: IdempotencyKey | undefined,
    runner: SqlRunner,
  ): Promise<boolean> {
    const change = (await this.numbering.of(stored.flow)).keptChange(decided);
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
    const transitions = await this.values.detach(change.transitions);
    const [transition] = transitions;
    const { contacts, documents } = change;
    if (
      !contacts &&
      !documents &&
      change.newCode === undefined &&
      transitions.length === 1 &&
      change.steps.length <= 1 &&
      (change.steps[0]?.draft ?? null) === null &&
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
        transition.shared,
        transition.current_step,
        transition.furthest_step,
        step?.draft !== undefined,
      ];
      return (await runner.run(saveOne, values)).length === 1;
    }
    const values = [
      ...head,
      JSON.stringify(change.steps),
      JSON.stringify(transitions),
      call?.key ?? null,
      call?.fingerprint ?? null,
      ...this.renewed(stored, change.newCode),
      change.steps.flatMap(({ step_number, draft }) => (draft === undefined ? [] : [step_number])),
    ];
    if (!contacts && !documents) return (await runner.run(saveMany, values)).length === 1;
    const withContacts = [...values, JSON.stringify(contacts?.written ?? []), contacts?.removed ?? []];
    if (!documents) return (await runner.run(saveContacts, withContacts)).length === 1;
    return (await runner.run(saveDocuments, [...withContacts, JSON.stringify(documents)])).length === 1;
  }

  async insert(
    fresh: Chained<ApplicationInsert>,
    key: IdempotencyKey | undefined,
    runner: SqlRunner = this.quick,
  ): Promise<InsertedApplication> {
    const a = (await this.numbering.of(fresh.flow)).keptChange(fresh);
    const call = key && this.codes.callOf(key);
    const codes = this.codes.stored(a, a.public_id);
    const [row] = await runner.run(insertApplication, [
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
      JSON.stringify(await this.values.detach(a.transitions)),
      call?.key ?? null,
      call?.fingerprint ?? null,
      a.public_id,
      a.log_head,
      codes.sealed_codes,
      codes.ending,
      a.made_by,
    ]);
    if (!row) throw new Error('the new application was not returned');
    this.metrics.countTransitions(a.flow, a.transitions);
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

  /** Whether a key created something within a day that has been erased since. */
  async isCreationErased(call: IdempotencyKey): Promise<boolean> {
    return (await this.quick.run(findErasedCreation, [this.codes.callOf(call).keys])).length > 0;
  }

  /** Lets a key create something again that did so more than a day ago. */
  async releaseCreationKey(call: IdempotencyKey): Promise<void> {
    await this.quick.run(releaseCreationKey, [this.codes.callOf(call).keys]);
  }

  /** Removes the answers that are too old to be asked for again. */
  async forgetAnswered(): Promise<void> {
    await this.sql.run(forgetAnswered, []);
  }

  /** Keeps what is typed beside a step; false where the step was saved after the `version` over which it was typed. */
  async putDraft(
    { id, flow }: Pick<Saved, 'id' | 'flow'>,
    step: number,
    { fields, is_partial, version }: TypedDraft,
  ): Promise<boolean> {
    const number = (await this.numbering.of(flow)).toKept(step);
    const values = [id, number, JSON.stringify(fields), is_partial === true, version ?? null, String(step)];
    const [put] = await this.quick.run(putDraft, values);
    if (put?.is_kept === null) return this.putDraft({ id, flow }, step, { fields, is_partial, version });
    if (put?.is_kept === true) this.metrics.drafts.inc();
    return put?.is_kept === true;
  }

  /** The log of one application, or the logs of several, each in order; what begins elsewhere is completed from cold storage. */
  async transitions(...ids: readonly string[]): Promise<LoggedTransition[]> {
    return this.completed(ids, await this.sql.run(readTransitions, [ids]));
  }

  /** A part of an application's log: the transitions after `seq`, at most `limit` of them, of one type or role where that is said. */
  async transitionsAfter(id: string, seq: number, limit: number, only: LogSelection = {}): Promise<LoggedTransition[]> {
    const rows = await this.sql.run(readTransitionsAfter, [id, seq, limit, only.event ?? null, only.actor ?? null]);
    const isNarrowed = only.event !== undefined || only.actor !== undefined;
    if (!isNarrowed && rows[0]?.seq === seq + 1) return this.values.attach(rows);
    const cold = await this.sql.run(readColdTransitions, [[id]]);
    const asked = cold.filter(({ seq: at, event, actor_role: role }) => {
      const isOfType = only.event === undefined || event.type === only.event;
      return at > seq && isOfType && (only.actor === undefined || role === only.actor);
    });
    return this.values.attach([...asked, ...rows].slice(0, limit));
  }

  /** The first `most` transitions of each of some applications, by its id. */
  async beginnings(of: readonly { readonly id: string }[], most: number): Promise<Map<string, LoggedTransition[]>> {
    const logs = new Map<string, LoggedTransition[]>(of.map(({ id }) => [id, []]));
    const ids = [...logs.keys()];
    for (const entry of await this.completed(ids, await this.sql.run(readBeginnings, [ids, most]))) {
      const log = logs.get(entry.application_id);
      if (log && log.length < most) log.push(entry);
    }
    return logs;
  }

  private async completed(
    ids: readonly string[],
    rows: readonly StoredTransition<LoggedTransition>[],
  ): Promise<LoggedTransition[]> {
    const begun = new Set(rows.flatMap(({ application_id, seq }) => (seq === 1 ? [application_id] : [])));
    const cut = ids.filter((id) => !begun.has(id));
    if (cut.length === 0) return this.values.attach(rows);
    const cold = await this.sql.run(readColdTransitions, [cut]);
    return this.values.attach([...cold, ...rows]);
  }

  /** Of which applications logs, or their beginnings, were moved out of this database. */
  rangesAway(): Promise<IdRange[]> {
    return this.sql.run(readRangesAway, []);
  }

  /** The number of the last entry that brought an application to a newer version of its flow, 0 when none did. */
  async migratedAt(id: string): Promise<number> {
    return (await this.sql.run(readMigratedAt, [id]))[0]?.seq ?? 0;
  }

  /** The next applications of a flow by id, their codes left out, of versions before `olderThan` alone when that is given. */
  async readBatch(flow: string, afterId: string, olderThan?: number): Promise<StoredApplication[]> {
    return this.batchOf(flow, await this.sql.run(readBatch, [flow, null, afterId, olderThan ?? null]), this.sql);
  }

  /** Applications of a flow by their ids, in any order, their codes left out. */
  async readSeveral(flow: string, ids: readonly string[], runner: SqlRunner = this.sql): Promise<StoredApplication[]> {
    return this.batchOf(flow, await runner.run(readSeveral, [ids, null]), runner);
  }

  private async batchOf(flow: string, rows: readonly StoredRow[], runner: SqlRunner): Promise<StoredApplication[]> {
    const numbers = await this.numbering.of(flow);
    const documents = await this.movable(rows, runner);
    return rows.map((row) => {
      const moved = documents.get(row.id);
      return unopened({ ...numbers.presentWithAnswers(row), ...(moved && { documents: moved }) });
    });
  }

  /** The same in a transaction that can change nothing. */
  readBatchOnly(flow: string, afterId: string): Promise<StoredApplication[]> {
    return this.sql.transaction(async (runner) => {
      await runner.run(changeNothing, []);
      return this.batchOf(flow, await runner.run(readBatch, [flow, null, afterId, null]), runner);
    });
  }

  /** Digest, sealed codes and ending of a code that takes the place of another; nulls when none does. */
  private renewed(stored: Saved, code: string | undefined): unknown[] {
    if (code === undefined) return [null, null, null];
    const { admin_code } = this.codes.decrypt(stored);
    const { code_digest, sealed_codes, ending } = this.codes.stored({ code, admin_code }, stored.public_id);
    return [code_digest, sealed_codes, ending];
  }
}
