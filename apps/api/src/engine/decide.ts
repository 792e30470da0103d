import {
  allowedEvents,
  decide as decideEvent,
  factsOf,
  initialSnapshot,
  migrateStored,
  pickPayload,
  snapshotFrom,
  stateOf,
  stepOf,
  type Actor,
  type Decision,
  type Facts,
  type Flow,
  type FlowContext,
  type FlowEvent,
  type FlowSnapshot,
  type UnstampedEvent,
} from '@statewise/machines';
import type { Fields } from '@statewise/fields';
import type { StateValue } from 'xstate';
import { Problem } from '../platform/problem/problem.js';
import type { ActionCall, ReachingHandler, RegisteredFlow, WritingHandler } from './flow-registry.js';
import type { LoggedTransition, NewTransition, StoredApplication, StoredStep } from './stored-application.js';

// From a stored application to what its chart makes of an event: nothing here writes.

/** Something to be done in the world once the save stands. */
export interface Effect {
  readonly action: string;
  readonly handler: WritingHandler | ReachingHandler;
  readonly call: ActionCall;
}

/** What an event and the answers of its own actions came to. */
export interface Run {
  readonly before: FlowSnapshot;
  readonly snapshot: FlowSnapshot;
  readonly transitions: readonly NewTransition[];
  readonly effects: readonly Effect[];
}

/** Type of the log entry that brings an application to a newer version of its flow. */
export const flowMigrated = 'flow.migrated';

/** A chart that keeps answering itself is a mistake; no flow needs more than a handful of answers. */
const longestRun = 20;

/** The snapshot of a stored application, brought to the flow's present version first. */
export function snapshotOf(flow: Flow, stored: StoredApplication): FlowSnapshot {
  const current = stored.flow_version === flow.version ? stored : migrateStored(flow, stored.flow_version, stored);
  const regions = current === stored ? (stored.regions as StateValue | null) : null;
  return snapshotFrom(flow, {
    state: current.state,
    regions,
    facts: current.facts,
    steps: byNumber(stored.steps, 'fields'),
    setAside: byNumber(stored.steps, 'set_aside'),
    contacts: stored.contacts,
  });
}

function byNumber(steps: readonly StoredStep[], column: 'fields' | 'set_aside'): Record<number, Fields> {
  const found: Record<number, Fields> = {};
  for (const step of steps) {
    const fields = step[column];
    if (fields !== null) found[step.step_number] = fields;
  }
  return found;
}

/**
 * Takes an event and, one after the other, the events with which its actions are answered at once. `stored` is absent
 * while an application is being created. Throws the problem that says why the chart refuses.
 */
export async function decide(
  registered: RegisteredFlow,
  stored: StoredApplication | undefined,
  event: UnstampedEvent,
  actor: Actor,
): Promise<Run> {
  const { flow } = registered;
  const before = stored ? snapshotOf(flow, stored) : initialSnapshot(flow);
  const request = { context: before.context, actor, ...(stored && { application: stored }) };
  const picked = pickPayload(flow, event, 'drop');
  if (picked.errors) {
    throw new Problem('REQUEST.FIELDS', { errors: picked.errors, members: whereItIs(flow, stored, before) });
  }
  const prepared = await registered.prepare(picked.event, request);
  // The server's clock and the actor stand over anything that a client claims there.
  const first: FlowEvent = { ...prepared, type: event.type, at: new Date().toISOString(), actor };
  return runToCompletion(registered, stored, before, first);
}

async function runToCompletion(
  registered: RegisteredFlow,
  stored: StoredApplication | undefined,
  before: FlowSnapshot,
  first: FlowEvent,
): Promise<Run> {
  const { flow, handlers } = registered;
  const migrated = stored && migrationEntry(flow, stored, before);
  const transitions: NewTransition[] = migrated ? [migrated] : [];
  const effects: Effect[] = [];
  const events = [first];
  let snapshot = before;
  for (let event = events.shift(); event; event = events.shift()) {
    const taken = decideEvent(flow, snapshot, event);
    if (!taken.taken) throw refused(registered, stored, snapshot, event, taken);
    transitions.push(logEntry(flow, stored, snapshot, taken.snapshot, event, transitions.at(-1)));
    snapshot = taken.snapshot;
    if (transitions.length > longestRun) throw new Error(`flow ${flow.id} does not come to rest after ${first.type}`);
    for (const { type, params } of taken.actions) {
      const handler = handlers[type];
      if (!handler) continue;
      const call: ActionCall = { context: snapshot.context, event, params, ...(stored && { application: stored }) };
      if (handler.kind === 'answer') {
        const answer: UnstampedEvent = await handler.answer(call);
        events.push({ ...answer, at: event.at, actor: { role: 'system' } });
      } else effects.push({ action: type, handler, call });
    }
  }
  return { before, snapshot, transitions, effects };
}

function logEntry(
  flow: Flow,
  stored: StoredApplication | undefined,
  before: FlowSnapshot,
  after: FlowSnapshot,
  event: FlowEvent,
  previous: NewTransition | undefined,
): NewTransition {
  const { at, actor, ...payload } = event;
  const to = stateOf(flow, after);
  return {
    seq: (previous?.seq ?? stored?.version ?? 0) + 1,
    event: payload,
    from_state: stateOf(flow, before),
    to_state: to,
    actor_role: actor.role,
    actor_id: actor.id ?? null,
    at,
    current_step: stepOf(flow, to)?.step ?? previous?.current_step ?? stored?.current_step ?? 1,
    furthest_step: after.context.furthestStep,
  };
}

/** What bringing an application of an older version to the present one comes to, as a run of its own. */
export function migrate(flow: Flow, stored: StoredApplication): Run {
  const snapshot = snapshotOf(flow, stored);
  const entry = migrationEntry(flow, stored, snapshot);
  return { before: snapshot, snapshot, transitions: entry ? [entry] : [], effects: [] };
}

/**
 * The log entry of a migration; undefined when the application is of the present version. It holds everything that the
 * application then was, because what happened before it cannot be replayed through the newer chart.
 */
function migrationEntry(flow: Flow, stored: StoredApplication, snapshot: FlowSnapshot): NewTransition | undefined {
  if (stored.flow_version === flow.version) return undefined;
  const { context } = snapshot;
  const { steps, setAside, contacts } = context;
  const state = stateOf(flow, snapshot);
  return {
    seq: stored.version + 1,
    event: {
      type: flowMigrated,
      from: stored.flow_version,
      to: flow.version,
      state,
      facts: factsOf(context),
      steps,
      setAside,
      contacts,
    },
    from_state: stored.state,
    to_state: state,
    actor_role: 'system',
    actor_id: null,
    at: new Date().toISOString(),
    current_step: stepOf(flow, state)?.step ?? stored.current_step,
    furthest_step: context.furthestStep,
  };
}

/** The snapshot that a migration's log entry describes. */
export function snapshotAfterMigration(flow: Flow, { event }: LoggedTransition): FlowSnapshot {
  const {
    state,
    facts,
    steps,
    setAside,
    contacts = [],
  } = event as unknown as {
    state: string;
    facts: Facts;
    steps: FlowContext['steps'];
    setAside: FlowContext['setAside'];
    contacts?: FlowContext['contacts'];
  };
  return snapshotFrom(flow, { state, facts, steps, setAside, contacts });
}

/** Somebody else changed the application first. */
export function stale(stored: StoredApplication): Problem {
  return new Problem('APPLICATION.STALE', { members: whereabouts(stored) });
}

/** The chart refuses: because of the fields, if it says so, else because of where the application is. */
function refused(
  { flow, reportDefect }: RegisteredFlow,
  stored: StoredApplication | undefined,
  snapshot: FlowSnapshot,
  event: FlowEvent,
  { errors, defect }: Extract<Decision, { readonly taken: false }>,
): Problem {
  if (defect) reportDefect(defect, stateOf(flow, snapshot), event.type);
  const where = whereItIs(flow, stored, snapshot);
  if (errors) return new Problem('REQUEST.FIELDS', { errors, members: where });
  const allowed_events = allowedEvents(flow, snapshot, event.actor, event.at);
  return new Problem('APPLICATION.REFUSED', { members: { ...where, allowed_events } });
}

/** What a client needs to reload without losing what was typed. */
function whereabouts({ state, version, current_step, furthest_step }: StoredApplication) {
  return { state, version, current_step, furthest_step };
}

/** The same, or only the state of an application that does not exist yet. */
function whereItIs(flow: Flow, stored: StoredApplication | undefined, snapshot: FlowSnapshot) {
  return stored ? whereabouts(stored) : { state: stateOf(flow, snapshot) };
}
