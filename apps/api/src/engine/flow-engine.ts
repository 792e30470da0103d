import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor, FlowSnapshot, UnstampedEvent } from '@statewise/machines';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { Problem } from '../platform/problem/problem.js';
import { afterChange, changeOf, isIdle, newApplication, type Origin } from './application-change.js';
import { ApplicationRepository } from './application.repository.js';
import { decide, snapshotOf, stale, type Effect } from './decide.js';
import { EffectRunner } from './effect-runner.js';
import { FlowRegistry, type RegisteredFlow } from './flow-registry.js';
import { earlierOutcome } from './idempotency.js';
import type { IdempotencyKey, Outcome, StoredApplication } from './stored-application.js';

/** Who sends an event, and what makes it safe to send. */
export interface SendOptions {
  readonly actor: Actor;
  /** The version that the caller last saw. */
  readonly version?: number;
  readonly idempotencyKey?: string;
}

export type CreateOptions = Omit<SendOptions, 'version'> & Origin;

/** An event of the system, or one that means the same whatever else happens, is sent again this often when somebody else was first. */
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
      const save = (runner?: SqlRunner) => this.applications.insert(fresh, key, runner);
      const written = await this.write(run.effects, fresh.code, save);
      const application = { ...fresh, ...written, contacts: [], earlier: null };
      return { flow: registered.flow, application, snapshot: run.snapshot, repeated: false };
    } catch (error) {
      const raced = key && constraintOf(error) !== undefined ? await this.createdBefore(key) : undefined;
      if (raced) return raced;
      throw takenValue(registered, error);
    }
  }

  /** Sends an event to an application as it was read; throws a problem when the version is stale or the chart refuses. */
  async send(stored: StoredApplication, event: UnstampedEvent, options: SendOptions): Promise<Outcome> {
    const { events } = this.registry.get(stored.flow).flow;
    const isPatient =
      options.version === undefined && Object.hasOwn(events, event.type) && events[event.type]?.commutes;
    for (let attempt = 1, present = stored; ; attempt += 1) {
      try {
        return await this.sendOnce(present, event, options);
      } catch (error) {
        const isRace = error instanceof Problem && error.code === 'APPLICATION.STALE';
        if (!isPatient || !isRace || attempt === attempts) throw error;
        present = (await this.applications.read({ id: stored.id }, options.idempotencyKey)) ?? present;
      }
    }
  }

  private async sendOnce(stored: StoredApplication, event: UnstampedEvent, options: SendOptions): Promise<Outcome> {
    const registered = this.registry.get(stored.flow);
    const { flow } = registered;
    const key = keyOf(options.idempotencyKey, event);
    const earlier = await this.earlier(stored, key);
    if (earlier) return earlier;
    if (options.version !== undefined && options.version !== stored.version) throw stale(stored);
    const run = await decide(registered, stored, event, options.actor);
    const change = changeOf(flow, stored, run);
    if (isIdle(change, run, stored)) return { flow, application: stored, snapshot: run.snapshot, repeated: false };
    const save = (runner?: SqlRunner) => this.applications.save(stored.id, stored.version, change, key, runner);
    const isSaved = await this.write(run.effects, stored.code, save).catch((error: unknown) => {
      throw takenValue(registered, error);
    });
    if (!isSaved) return this.lost(stored, key);
    return { flow, application: afterChange(stored, change, run), snapshot: run.snapshot, repeated: false };
  }

  /** Sends an event of the system to an application by its id, again as often as somebody else was first. */
  async sendBySystem(id: string, event: UnstampedEvent): Promise<Outcome | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.applications.read({ id });
      if (!stored) return undefined;
      try {
        return await this.send(stored, event, { actor: { role: 'system' } });
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'APPLICATION.STALE') || attempt === attempts) throw error;
      }
    }
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

  /** Somebody else was first: a duplicate of this very call, whose answer then serves, or another change. */
  private async lost(stored: StoredApplication, key: IdempotencyKey | undefined): Promise<Outcome> {
    const now = await this.applications.read({ id: stored.id }, key?.key);
    if (!now) throw new Problem('APPLICATION.NOT_FOUND');
    const duplicate = await this.earlier(now, key);
    if (duplicate) return duplicate;
    throw stale(now);
  }

  private async createdBefore(key: IdempotencyKey): Promise<Outcome | undefined> {
    const stored = await this.applications.read({ creationKey: key.key }, key.key);
    return stored && this.earlier(stored, key);
  }

  private async earlier(stored: StoredApplication, key: IdempotencyKey | undefined): Promise<Outcome | undefined> {
    if (!key || !stored.earlier) return undefined;
    const { flow } = this.registry.get(stored.flow);
    return earlierOutcome(flow, stored, stored.earlier, key, () => this.applications.transitions(stored.id));
  }

  /** One statement when nothing else is to be done; else a transaction that also writes and enqueues what the chart asked for. */
  private write<T>(effects: readonly Effect[], code: string, save: (runner?: SqlRunner) => Promise<T>): Promise<T> {
    if (effects.length === 0) return save();
    return this.sql.transaction(async (runner, client) => {
      const saved = await save(runner);
      if (saved) await this.effects.carryOut(effects, code, runner, client);
      return saved;
    });
  }
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
