import { Injectable } from '@nestjs/common';
import type { Actor, Flow, UnstampedEvent } from '@statewise/flow';
import { sqlErrorOf } from '../platform/database/sql-error.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import type { IdempotencyKey } from '../platform/http/handles.js';
import { Problem } from '../platform/problem/problem.js';
import { shownApplication } from './brought-up.js';
import { afterChange, newApplication, type Origin } from './application-rows.js';
import { ApplicationRepository } from './application.repository.js';
import { changeOf, runEvents, shownSnapshot, type Effect, type Run, type Sender } from './run-events.js';
import { EffectRunner } from './effect-runner.js';
import { FlowRegistry, type RegisteredFlow } from './flow-registry.js';
import { LogChain } from './log-chain.js';
import { earlierOutcome } from './replay.js';
import {
  stale,
  type Alongside,
  type EarlierAnswer,
  type Following,
  type ApplicationInsert,
  type Outcome,
  type Chained,
  type StoredApplication,
} from './stored-application.js';

/** Who sends an event, and what makes it safe to send. */
export interface EngineSendOptions {
  readonly actor: Actor;
  /** Absent where it did not come over the network. */
  readonly address?: string;
  /** The version that the caller last saw. */
  readonly version?: number | undefined;
  readonly idempotencyKey?: IdempotencyKey | undefined;
  /** What belongs to the event and stands in other tables: written with it in one transaction, or not at all. */
  readonly alongside?: Alongside;
  /** What goes with a change once it is known; undefined for most. */
  readonly follows?: Following;
  /** Whether the server words the event for who sends it: events of that kind are brought by no call. */
  readonly isWorded?: boolean;
  /** Whether the log tells of it also where it leaves the application as it is. */
  readonly isLogged?: boolean;
}

/** The first event of a flow, or several that follow on one another. */
export type FirstEvents = UnstampedEvent | readonly UnstampedEvent[];

export type CreateOptions = Omit<EngineSendOptions, 'version' | 'alongside'> & Origin;

/**
 * Version from which applicants and intermediaries can change an application no more: forms do not take so many
 * changes, and a log without end would slow all its readers down.
 */
const mostChanges = 5_000;

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
    private readonly chain: LogChain,
  ) {
    effects.answerTo((id, event) => this.sendBySystem(id, event));
  }

  /** Brings an application into being; its events are asked for only where the call was not answered before. */
  async create(
    flowId: string,
    events: FirstEvents | (() => Promise<FirstEvents>),
    options: CreateOptions,
  ): Promise<Outcome> {
    const { idempotencyKey: key } = options;
    const earlier = key && (await this.createdBefore(key));
    if (earlier) return earlier;
    try {
      const first = typeof events === 'function' ? await events() : events;
      return await this.insertOnce(await this.prepareCreation(flowId, first, options), options);
    } catch (error) {
      // The same call may have been answered meanwhile, and have taken what this one is refused for.
      const raced = key && error instanceof Problem ? await this.createdBefore(key) : undefined;
      if (raced) return raced;
      throw error;
    }
  }

  private async insertOnce(creation: Creation, options: CreateOptions): Promise<Outcome> {
    const { idempotencyKey: key } = options;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.insert(creation, options);
      } catch (error) {
        const isTaken = key !== undefined && sqlErrorOf(error)?.constraint === creationKeys && attempt <= attempts;
        if (!isTaken) throw error;
        // Another call was first with this key; or the key is an old one, which one of several calls sets free.
        const raced = await this.createdBefore(key);
        if (raced) return raced;
        // What it made was erased since: a repeat does not bring that back.
        if (await this.applications.isCreationErased(key)) throw new Problem('APPLICATION.NOT_FOUND');
        await this.applications.releaseCreationKey(key);
      }
    }
  }

  /** What would come into being: nothing is written, so that a transaction can do so without asking for anything else. */
  async prepareCreation(
    flowId: string,
    events: FirstEvents,
    options: Omit<CreateOptions, 'idempotencyKey' | 'follows'>,
  ): Promise<Creation> {
    const registered = this.registry.get(flowId);
    const run = await runEvents(registered, undefined, isSeveral(events) ? events : [events], options);
    const fresh = newApplication(registered.flow, run, options);
    return { registered, run, fresh: this.chain.link({ ...fresh, log_head: null }, fresh) };
  }

  /** Writes a prepared application in the caller's transaction; answers its id. Throws when it asks for effects. */
  async insertWithin({ fresh, run }: Creation, runner: SqlRunner): Promise<string> {
    if (run.effects.length > 0) throw new Error(`flow ${fresh.flow} wants more than its rows`);
    return (await this.applications.insert(fresh, undefined, runner)).id;
  }

  private async insert(
    { registered, run, fresh }: Creation,
    { idempotencyKey: key, follows }: CreateOptions,
  ): Promise<Outcome> {
    const insert = (runner?: SqlRunner) => this.applications.insert(fresh, key, runner);
    const also = [follows?.(undefined, fresh), registered.follows?.(undefined, fresh)];
    const written = await this.write(insert, ({ id }) => id, run.effects, also);
    const application = { ...fresh, ...written, contacts: [], earlier: null };
    return { flow: registered.flow, application, snapshot: run.snapshot, repeated: false };
  }

  /**
   * Sends an event to an application as it was read; throws a problem when the version is stale or the chart refuses.
   * An event of the system, or one that means the same whatever else happens, is sent again after another write came
   * first.
   */
  async send(stored: StoredApplication, event: UnstampedEvent, options: EngineSendOptions): Promise<Outcome> {
    const registered = this.registry.get(stored.flow);
    const { flow } = registered;
    const { version, idempotencyKey: key, alongside } = options;
    for (let present = stored.asKept ?? stored, attempt = 1; ; attempt += 1) {
      if (key && present.earlier) return this.repeated(flow, present, present.earlier, key);
      if (attempt > 1 && !isRetryable(flow, event, options, attempt)) throw stale(present);
      if (version !== undefined && version !== present.version) throw stale(present);
      if (present.version >= mostChanges && isOutsider(options)) throw new Problem('APPLICATION.FULL');
      const run = await runEvents(registered, present, [event], options);
      const declared = Object.hasOwn(flow.events, event.type) ? flow.events[event.type] : undefined;
      // The event only reads when this actor sends it, where it moves the application for other actors.
      if (declared?.dryRunFor?.includes(options.actor.role)) return dryRunOutcome(flow, present, run);
      const { snapshot, effects } = run;
      const decided = changeOf(flow, present, run, options.isLogged);
      const { id } = present;
      if (!decided) {
        if (await this.leaveAsItIs(present, key, alongside))
          return { flow, application: present, snapshot, repeated: false };
        present = await this.readAgain(present, options);
        continue;
      }
      const change = this.chain.link(present, decided);
      const save = (runner?: SqlRunner) => this.applications.save(present, change, key, runner);
      const also = [alongside, options.follows?.(present, decided), registered.follows?.(present, decided)];
      if (await this.write(save, () => id, effects, also))
        return { flow, application: afterChange(flow, present, change, run), snapshot, repeated: false };
      present = await this.readAgain(present, options);
    }
  }

  /**
   * What a call leaves that did not move its application: the note of its key, and what belongs to it elsewhere, in one
   * transaction. False when the application moved meanwhile, or when a call with the same key was answered first.
   */
  private async leaveAsItIs(
    { id, version }: StoredApplication,
    key: IdempotencyKey | undefined,
    alongside: EngineSendOptions['alongside'],
  ): Promise<boolean> {
    if (!alongside) return !key || this.applications.noteAnswered(id, key, version);
    return this.sql.transaction(async (runner) => {
      if (!(await this.applications.isStillAt(id, version, runner))) return false;
      if (key && !(await this.applications.noteAnswered(id, key, version, runner))) return false;
      await alongside(runner, id);
      return true;
    });
  }

  /**
   * The application after another write came first. Who named it by a code that it has no more does not know it now, unless
   * this very call was the one that renewed it; who named it otherwise is shown no code either.
   */
  private async readAgain(
    { id, code, namedBy }: StoredApplication,
    { idempotencyKey: key, actor }: EngineSendOptions,
  ): Promise<StoredApplication> {
    const now = await this.applications.read('id', id, key);
    const isUnknown = namedBy === undefined && actor.role !== 'system' && now?.code !== code && !now?.earlier;
    if (!now || isUnknown) throw new Problem('APPLICATION.NOT_FOUND');
    return namedBy === undefined ? now : { ...now, namedBy };
  }

  /** Sends an event of the system to an application by its id; undefined when there is none. */
  async sendBySystem(id: string, event: UnstampedEvent): Promise<Outcome | undefined> {
    const stored = await this.applications.read('id', id);
    return stored && this.send(stored, event, { actor: { role: 'system' } });
  }

  /** Where a stored application is in the present version of its chart, which takes no event where it has no such state. */
  outcomeOf(stored: StoredApplication): Outcome {
    const { flow } = this.registry.get(stored.flow);
    return {
      flow,
      application: shownApplication(flow, stored),
      snapshot: shownSnapshot(flow, stored),
      repeated: false,
    };
  }

  /** What the chart would make of an event and want done in the world, without storing or doing anything. */
  preview(stored: StoredApplication, event: UnstampedEvent, sender: Sender): Promise<Run> {
    return runEvents(this.registry.get(stored.flow), stored, [event], sender);
  }

  /** Where an event would lead, as if the application stood there; it stays where it is. */
  async look(stored: StoredApplication, event: UnstampedEvent, actor: Actor): Promise<Outcome> {
    const registered = this.registry.get(stored.flow);
    return dryRunOutcome(registered.flow, stored, await runEvents(registered, stored, [event], { actor }));
  }

  private async createdBefore(key: IdempotencyKey): Promise<Outcome | undefined> {
    const stored = await this.applications.read('creationKey', key.key, key);
    if (!stored?.earlier) return undefined;
    const { fingerprint, isBeforeRenewal } = stored.earlier;
    // A caller who created the application is not told the code that took the place of the one in the first answer.
    if (isBeforeRenewal && fingerprint === key.fingerprint) throw new Problem('APPLICATION.NOT_FOUND');
    return this.repeated(this.registry.get(stored.flow).flow, stored, stored.earlier, key);
  }

  private repeated(
    flow: Flow,
    stored: StoredApplication,
    earlier: EarlierAnswer,
    key: IdempotencyKey,
  ): Promise<Outcome> {
    return earlierOutcome(flow, stored, earlier, key, () => this.applications.transitions(stored.id));
  }

  /** Saves by one statement; in a transaction that also writes and enqueues what the chart asked for, where it did. */
  private async write<T>(
    save: (runner?: SqlRunner) => Promise<T>,
    idOf: (saved: T) => string,
    effects: readonly Effect[],
    also: readonly (Alongside | undefined)[],
  ): Promise<T> {
    if (effects.length === 0 && !also.some(Boolean)) return save();
    const ready = await this.effects.ready(effects);
    return this.sql.transaction(async (runner) => {
      const saved = await save(runner);
      if (saved) {
        const id = idOf(saved);
        await this.effects.carryOut(ready, id, runner);
        for (const work of also) await work?.(runner, id);
      }
      return saved;
    });
  }
}

/** An application that does not exist yet, and all that its creation asks for. */
export interface Creation {
  readonly registered: RegisteredFlow;
  readonly run: Run;
  readonly fresh: Chained<ApplicationInsert>;
}

/** The unique index over the keys that created something. */
const creationKeys = 'answered_creation';

function isSeveral(events: FirstEvents): events is readonly UnstampedEvent[] {
  return Array.isArray(events);
}

/** Whether an applicant or an intermediary sends; decisions of the bank's people and programs always find room. */
const isOutsider = ({ actor }: EngineSendOptions): boolean =>
  actor.role === 'applicant' || actor.role === 'intermediary';

function dryRunOutcome(flow: Flow, stored: StoredApplication, { snapshot, transitions }: Run): Outcome {
  const { to_state: state, current_step } = transitions.at(-1) ?? { to_state: stored.state, ...stored };
  return { flow, application: { ...stored, state, current_step }, snapshot, repeated: false };
}

/** Whether an event that came second is tried again; one that names a version is stale by then. */
function isRetryable(
  { events }: Flow,
  { type }: UnstampedEvent,
  { actor }: EngineSendOptions,
  attempt: number,
): boolean {
  const commutative = actor.role === 'system' || (Object.hasOwn(events, type) && events[type]?.commutative === true);
  return commutative && attempt <= attempts;
}
