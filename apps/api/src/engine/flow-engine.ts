import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import type { Actor, FlowEvent } from '@statewise/machines';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { Problem } from '../platform/problem/problem.js';
import { changeOf, isIdle, newApplication, stepRows, writtenAt } from './application-change.js';
import { ApplicationFinder, type Opener } from '../applications/application-finder.js';
import { ApplicationRepository } from './application.repository.js';
import { initialSnapshot, snapshotOf, type FlowSnapshot } from './advance.js';
import { earlierOutcome } from './earlier-answer.js';
import { FlowRegistry, type RegisteredFlow, type UnstampedEvent } from './flow-registry.js';
import { EffectRunner } from './effect-runner.js';
import { stale } from './refusals.js';
import type { IdempotencyKey, StoredApplication } from './stored-application.js';
import { walk, type Effect } from './walk.js';

export interface SendOptions extends Opener {
  /** The flow whose endpoint was called: a code of another flow opens nothing there. */
  readonly flow?: string;
  /** The version that the caller last saw. */
  readonly version?: number;
  readonly idempotencyKey?: string;
}

export interface CreateOptions extends Omit<SendOptions, 'version' | 'flow'> {
  readonly locale: string;
  readonly referrer?: string;
  readonly isStaff?: boolean;
  readonly intermediaryId?: string;
  /** Typed on somebody's behalf but not yet confirmed by the applicant, by step number. */
  readonly drafts?: Readonly<Record<number, Fields>>;
}

/** An application after a call, whether the call changed it or only repeated an earlier one. */
export interface Outcome {
  readonly application: StoredApplication;
  readonly snapshot: FlowSnapshot;
  /** True when an earlier call with the same key already did it. */
  readonly repeated: boolean;
}

/**
 * Runs the flows: reads an application, asks its chart, writes what the chart decided. One save is two round trips;
 * only actions that reach outside or write elsewhere need a transaction around the second.
 */
@Injectable()
export class FlowEngine {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
    private readonly finder: ApplicationFinder,
    private readonly effects: EffectRunner,
    private readonly sql: Sql,
  ) {}

  /** Brings an application into being by the first event of its flow. */
  async create(flowId: string, event: UnstampedEvent, options: CreateOptions): Promise<Outcome> {
    const registered = this.registry.get(flowId);
    const key = keyOf(options.idempotencyKey, event);
    const before = key && (await this.createdBefore(registered, key));
    if (before) return before;
    const start = initialSnapshot(registered.flow);
    const prepared = await registered.prepare(event, { context: start.context, actor: options.actor });
    const first = stamp(registered.flow.creates.includes(event.type) ? prepared : { type: '' }, options.actor);
    const walked = await walk(registered, undefined, start, first);
    const fresh = newApplication(registered, start, walked, options);
    try {
      const written = await this.write(walked.effects, (runner) => this.applications.insert(fresh, key, runner), fresh);
      return outcome({ ...fresh, ...written, steps: stepRows(fresh), contacts: [], earlier: null }, walked.snapshot);
    } catch (error) {
      const raced = key && isUniqueViolation(error) ? await this.createdBefore(registered, key) : undefined;
      if (raced) return raced;
      throw error;
    }
  }

  /** Sends an event to an application; throws a problem when the code is unknown, the version stale or the chart refuses. */
  async send(code: unknown, event: UnstampedEvent, options: SendOptions): Promise<Outcome> {
    const key = keyOf(options.idempotencyKey, event);
    const stored = await this.finder.find(code, options, key?.key);
    return this.take(stored, event, options, key);
  }

  /** Sends an event of the system to an application by its id, again as often as somebody else was first. */
  async sendBySystem(id: string, event: UnstampedEvent): Promise<Outcome | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.applications.read({ id });
      if (!stored) return undefined;
      try {
        return await this.take(stored, event, { actor: { role: 'system' } }, undefined);
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'APPLICATION.STALE') || attempt === 5) throw error;
      }
    }
  }

  /** Reads an application by its code, or for an admin by its admin code. */
  async read(code: unknown, opener: Opener): Promise<Outcome> {
    const stored = await this.finder.find(code, opener);
    return outcome(stored, snapshotOf(this.registry.get(stored.flow).flow, stored));
  }

  /** What the chart would make of an event, without storing anything. */
  async preview(current: Outcome, event: UnstampedEvent, actor: Actor): Promise<FlowSnapshot> {
    const registered = this.registry.get(current.application.flow);
    return (await walk(registered, current.application, current.snapshot, stamp(event, actor))).snapshot;
  }

  private async take(
    stored: StoredApplication,
    event: UnstampedEvent,
    options: SendOptions,
    key: IdempotencyKey | undefined,
  ): Promise<Outcome> {
    if (options.flow !== undefined && options.flow !== stored.flow) throw new Problem('APPLICATION.NOT_FOUND');
    const registered = this.registry.get(stored.flow);
    const before = await this.earlier(registered, stored, key);
    if (before) return before;
    if (options.version !== undefined && options.version !== stored.version) throw stale(stored);
    const snapshot = snapshotOf(registered.flow, stored);
    const prepared = await registered.prepare(event, {
      application: stored,
      context: snapshot.context,
      actor: options.actor,
    });
    const walked = await walk(registered, stored, snapshot, stamp(prepared, options.actor));
    const change = changeOf(registered, stored, snapshot, walked);
    if (isIdle(change, walked, stored)) return outcome(stored, walked.snapshot);
    const saved = await this.write(
      walked.effects,
      (runner) => this.applications.save(stored.id, stored.version, change, key, runner),
      stored,
    );
    if (saved)
      return outcome(
        { ...stored, ...change, steps: stepRows(change, stored), updated_at: writtenAt(walked) },
        walked.snapshot,
      );
    return this.lost(stored, key);
  }

  /** Somebody else was first: a duplicate of this very call, whose answer then serves, or another change. */
  private async lost(stored: StoredApplication, key: IdempotencyKey | undefined): Promise<Outcome> {
    const now = await this.applications.read({ id: stored.id }, key?.key);
    if (!now) throw new Problem('APPLICATION.NOT_FOUND');
    const duplicate = await this.earlier(this.registry.get(now.flow), now, key);
    if (duplicate) return duplicate;
    throw stale(now);
  }

  private async createdBefore(registered: RegisteredFlow, key: IdempotencyKey): Promise<Outcome | undefined> {
    const stored = await this.applications.read({ creationKey: key.key }, key.key);
    return stored && this.earlier(registered, stored, key);
  }

  private earlier(
    { flow }: RegisteredFlow,
    stored: StoredApplication,
    key: IdempotencyKey | undefined,
  ): Promise<Outcome | undefined> {
    return earlierOutcome(flow, stored, key, () => this.applications.transitions(stored.id));
  }

  /** One statement when nothing else is to be done; else a transaction that also writes and enqueues what the chart asked for. */
  private write<T>(
    effects: readonly Effect[],
    save: (runner?: SqlRunner) => Promise<T>,
    application: { readonly code: string },
  ): Promise<T> {
    if (effects.length === 0) return save();
    return this.sql.transaction(async (runner, client) => {
      const saved = await save(runner);
      if (saved) await this.effects.carryOut(effects, application.code, runner, client);
      return saved;
    });
  }
}

/** Puts the server's clock and the actor on an event, over anything that a client claims there. */
export function stamp(event: UnstampedEvent, actor: Actor): FlowEvent {
  return { ...event, type: event.type, at: new Date().toISOString(), actor };
}

function keyOf(key: string | undefined, event: UnstampedEvent): IdempotencyKey | undefined {
  if (key === undefined) return undefined;
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(event)).digest('base64url').slice(0, 22) };
}

function outcome(application: StoredApplication, snapshot: FlowSnapshot): Outcome {
  return { application, snapshot, repeated: false };
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
