import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import { Sql, type SqlRunner, type Statement } from '../platform/database/sql.js';
import {
  insertApplication,
  putDraft,
  readBatch,
  readByAdminCode,
  readByCode,
  readByCreation,
  readById,
  readTransitions,
  readTransitionsAfter,
  saveContacts,
  saveMany,
  saveOne,
} from './application.statements.js';
import type {
  ApplicationChange,
  IdempotencyKey,
  LoggedTransition,
  NewApplication,
  StoredApplication,
} from './stored-application.js';

/** How an application is looked up. */
export type Lookup =
  | { readonly code: string }
  | { readonly adminCode: string }
  | { readonly id: string }
  | { readonly creationKey: string };

/** The only place that knows how applications, their steps and their log are stored. */
@Injectable()
export class ApplicationRepository {
  constructor(private readonly sql: Sql) {}

  /** Reads an application with its steps, contacts and an earlier answer under `key`, in one round trip. */
  async read(lookup: Lookup, key?: string, runner: SqlRunner = this.sql): Promise<StoredApplication | undefined> {
    const [statement, value] = lookupStatement(lookup);
    const [row] = await runner.run<StoredApplication>(statement, [value, key ?? null]);
    return row;
  }

  /** Writes the change where the row still has `readVersion`; false when somebody else was first. */
  async save(
    id: string,
    readVersion: number,
    change: ApplicationChange,
    key: IdempotencyKey | undefined,
    runner: SqlRunner = this.sql,
  ): Promise<boolean> {
    const head = [
      id,
      readVersion,
      change.state,
      json(change.regions),
      json(change.facts),
      change.version,
      change.flow_version,
      change.current_step,
      change.furthest_step,
    ];
    const [transition] = change.transitions;
    const { contacts } = change;
    if (!contacts && change.transitions.length === 1 && change.steps.length <= 1 && transition) {
      const [step] = change.steps;
      const values = [
        ...head,
        step?.step_number ?? null,
        json(step?.fields),
        json(step?.set_aside),
        json(transition.event),
        transition.from_state,
        transition.actor_role,
        transition.actor_id,
        transition.at,
        key?.key ?? null,
        key?.fingerprint ?? null,
      ];
      return (await runner.run(saveOne, values)).length === 1;
    }
    const values = [
      ...head,
      JSON.stringify(change.steps),
      JSON.stringify(change.transitions),
      key?.key ?? null,
      key?.fingerprint ?? null,
    ];
    if (!contacts) return (await runner.run(saveMany, values)).length === 1;
    const withContacts = [...values, JSON.stringify(contacts.written), contacts.removed];
    return (await runner.run(saveContacts, withContacts)).length === 1;
  }

  async insert(
    a: NewApplication,
    key: IdempotencyKey | undefined,
    runner: SqlRunner = this.sql,
  ): Promise<{ id: string; created_at: Date; updated_at: Date }> {
    const [row] = await runner.run<{ id: string; created_at: Date; updated_at: Date }>(insertApplication, [
      a.flow,
      a.flow_version,
      a.code,
      a.admin_code,
      a.state,
      json(a.regions),
      json(a.facts),
      a.version,
      a.current_step,
      a.furthest_step,
      a.locale,
      a.intermediary_id,
      JSON.stringify(a.steps),
      JSON.stringify(a.transitions),
      key?.key ?? null,
      key?.fingerprint ?? null,
    ]);
    if (!row) throw new Error('the new application was not returned');
    return row;
  }

  /** Keeps what is typed beside a step; false when there is no such application. */
  async putDraft(code: string, step: number, fields: Fields): Promise<boolean> {
    return (await this.sql.run(putDraft, [code, step, JSON.stringify(fields)])).length === 1;
  }

  /** The log of one application, or the logs of several, in order. */
  transitions(...ids: readonly string[]): Promise<LoggedTransition[]> {
    return this.sql.run<LoggedTransition>(readTransitions, [ids]);
  }

  /** A part of an application's log: the transitions after `seq`, at most `limit` of them. */
  transitionsAfter(id: string, seq: number, limit: number): Promise<LoggedTransition[]> {
    return this.sql.run<LoggedTransition>(readTransitionsAfter, [id, seq, limit]);
  }

  /** The next applications of a flow by id, of versions before `olderThan` alone when that is given. */
  readBatch(flow: string, afterId: string, olderThan?: number): Promise<StoredApplication[]> {
    return this.sql.run<StoredApplication>(readBatch, [flow, null, afterId, olderThan ?? null]);
  }
}

function lookupStatement(lookup: Lookup): [Statement, string] {
  if ('code' in lookup) return [readByCode, lookup.code];
  if ('adminCode' in lookup) return [readByAdminCode, lookup.adminCode];
  if ('id' in lookup) return [readById, lookup.id];
  return [readByCreation, lookup.creationKey];
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
