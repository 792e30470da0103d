import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor, Flow, FlowSnapshot, UnstampedEvent } from '@statewise/machines';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { Problem } from '../platform/problem/problem.js';
import { afterChange, newApplication, type Origin } from './application-rows.js';
import { ApplicationRepository } from './application.repository.js';
import { changeOf, decide, snapshotOf, type Effect } from './decide.js';
import { EffectRunner } from './effect-runner.js';
import { FlowRegistry, type RegisteredFlow } from './flow-registry.js';
import { earlierOutcome } from './replay.js';
import {
  stale,
  type EarlierAnswer,
  type IdempotencyKey,
  type Outcome,
  type StoredApplication,
} from './stored-application.js';

/** Who sends an event, and what makes it safe to send. */
export interface SendOptions {
  readonly actor: Actor;
  /** The version that the caller last saw. */
  readonly version?: number;
  readonly idempotencyKey?: string;
}

export type CreateOptions = Omit<SendOptions, 'version'> & Origin;

/** How often an event is sent that can wait for others. */
const attempts = 12;

/**
 * Runs the flows: takes a stored application, asks its chart, writes what the chart decided. One save is two round
 * trips; only actions that reach outside or write elsewhere need a transaction around the second.
 */
@Injectable()
export class FlowEngine {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
    private readonly effects: EffectRunner,
    private readonly sql: Sql,
  ) {
    effects.answerTo((id, event) => this.sendBySystem(id, event));
  }

  /** Brings an application into being by the first event of its flow. */
  async create(flowId: string, event: UnstampedEvent, options: CreateOptions): Promise<Outcome> {
    const registered = this.registry.get(flowId);
    const key = keyOf(options.idempotencyKey, event);
    const earlier = key && (await this.createdBefore(key));
    if (earlier) return earlier;
    const run = await decide(registered, undefined, event, options.actor);
    const fresh = newApplication(registered.flow, run, options);
    try {
      const insert = (runner?: SqlRunner) => this.applications.insert(fresh, key, runner);
      const written = await (run.effects.length === 0 ? insert() : this.withEffects(run.effects, fresh.code, insert));
      const application = { ...fresh, ...written, contacts: [], earlier: null };
      return { flow: registered.flow, application, snapshot: run.snapshot, repeated: false };
    } catch (error) {
      const raced = key && constraintOf(error) !== undefined ? await this.createdBefore(key) : undefined;
      if (raced) return raced;
      throw takenValue(registered, error);
    }
  }

  /**
   * Sends an event to an application as it was read; throws a problem when the version is stale or the chart refuses.
   * An event of the system, or one that means the same whatever else happens, is sent again when somebody else was first.
   */
  async send(stored: StoredApplication, event: UnstampedEvent, options: SendOptions): Promise<Outcome> {
    const registered = this.registry.get(stored.flow);
    const { flow } = registered;
    const { actor, version } = options;
    const key = keyOf(options.idempotencyKey, event);
    for (let present = stored, attempt = 1; ; attempt += 1) {
      if (key && present.earlier) return this.repeated(flow, present, present.earlier, key);
      if (attempt > 1 && !isPatient(flow, event, options, attempt)) throw stale(present);
      if (version !== undefined && version !== present.version) throw stale(present);
      const run = await decide(registered, present, event, actor);
      const { snapshot, effects } = run;
      const change = changeOf(flow, present, run);
      if (!change) return { flow, application: present, snapshot, repeated: false };
      const { id, code, version: seen } = present;
      const save = (runner?: SqlRunner) => this.applications.save(id, seen, change, key, runner);
      const saving = effects.length === 0 ? save() : this.withEffects(effects, code, save);
      const isSaved = await saving.catch((error: unknown) => {
        throw takenValue(registered, error);
      });
      if (isSaved) return { flow, application: afterChange(present, change, run), snapshot, repeated: false };
      const now = await this.applications.read('id', id, key?.key);
      if (!now) throw new Problem('APPLICATION.NOT_FOUND');
      present = now;
    }
  }

  /** Sends an event of the system to an application by its id; undefined when there is none. */
  async sendBySystem(id: string, event: UnstampedEvent): Promise<Outcome | undefined> {
    const stored = await this.applications.read('id', id);
    return stored && this.send(stored, event, { actor: { role: 'system' } });
  }

  /** Where a stored application is in the present version of its chart. */
  outcomeOf(stored: StoredApplication): Outcome {
    const { flow } = this.registry.get(stored.flow);
    return { flow, application: stored, snapshot: snapshotOf(flow, stored), repeated: false };
  }

  /** What the chart would make of an event, without storing anything. */
  async preview(stored: StoredApplication, event: UnstampedEvent, actor: Actor): Promise<FlowSnapshot> {
    return (await decide(this.registry.get(stored.flow), stored, event, actor)).snapshot;
  }

  private async createdBefore(key: IdempotencyKey): Promise<Outcome | undefined> {
    const stored = await this.applications.read('creationKey', key.key, key.key);
    return stored?.earlier
      ? this.repeated(this.registry.get(stored.flow).flow, stored, stored.earlier, key)
      : undefined;
  }

  private repeated(
    flow: Flow,
    stored: StoredApplication,
    earlier: EarlierAnswer,
    key: IdempotencyKey,
  ): Promise<Outcome> {
    return earlierOutcome(flow, stored, earlier, key, () => this.applications.transitions(stored.id));
  }

  /** A transaction that also writes and enqueues what the chart asked for. */
  private withEffects<T>(
    effects: readonly Effect[],
    code: string,
    save: (runner: SqlRunner) => Promise<T>,
  ): Promise<T> {
    return this.sql.transaction(async (runner, client) => {
      const saved = await save(runner);
      if (saved) await this.effects.carryOut(effects, code, runner, client);
      return saved;
    });
  }
}

/** Whether an event that came second is tried again. */
function isPatient(
  { events }: Flow,
  { type }: UnstampedEvent,
  { actor, version }: SendOptions,
  attempt: number,
): boolean {
  const commutes = actor.role === 'system' || (Object.hasOwn(events, type) && events[type]?.commutes === true);
  return commutes && version === undefined && attempt <= attempts;
}

/** The key that a caller may repeat a call with, and a digest of what is asked with it. */
function keyOf(key: string | undefined, event: UnstampedEvent): IdempotencyKey | undefined {
  if (key === undefined) return undefined;
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(event)).digest('base64url').slice(0, 22) };
}

/** The unique index that an error of Postgres names. */
function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}

/** What a value that stands elsewhere already means to a form of the flow; any other error stays what it is. */
function takenValue({ unique }: RegisteredFlow, error: unknown): unknown {
  const errors = unique[constraintOf(error) ?? ''];
  return errors === undefined ? error : new Problem('REQUEST.FIELDS', { errors });
}
