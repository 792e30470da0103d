import { checkFields, fieldsOf, isFilled, type FieldErrors, type FieldsClass } from '@statewise/fields';
import {
  createActor,
  type ActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type Snapshot,
} from 'xstate';
import type { EventDeclaration, Flow, FlowEvent, Stamp, UnstampedEvent } from './flow.js';
import { activeNodes, stateName, type FlowSnapshot } from './snapshot.js';
import { maySend } from './who.js';

/** A named action that the chart wants done, with what it was given. */
interface ChartAction {
  readonly type: string;
  readonly params: unknown;
}

/** What one event came to. A refusal says why: fields that are wrong, or the names of rules that do not hold. */
export type Decision =
  | { readonly taken: true; readonly snapshot: FlowSnapshot; readonly actions: readonly ChartAction[] }
  | {
      readonly taken: false;
      readonly errors?: FieldErrors;
      readonly unmet: readonly string[];
      /** What a rule or an assignment threw: a mistake in the flow, for the log. */
      readonly defect?: Error;
    };

/** Whether the members that only the server adds are dropped from an event, or taken as the server's own. */
export type AddedMembers = 'drop' | 'keep';

/** What a client says in an event, as far as the flow declares it; or why the event cannot be taken anywhere. */
export type PickedPayload =
  | { readonly event: UnstampedEvent; readonly errors?: undefined }
  | { readonly event?: undefined; readonly errors: FieldErrors };

/** Stamped by the server over whatever a client claims. */
const stamped = new Set(['type', 'at', 'actor']);

/** An event with more unknown members than this is answered with the first of them. */
const mostUnknown = 20;

/**
 * The declared payload of an event, normalised. Members that the flow does not declare and payloads that their class
 * refuses are errors by member; an undeclared type keeps nothing, and no state takes it.
 */
export function pickPayload(flow: Pick<Flow, 'events'>, event: UnstampedEvent, added: AddedMembers): PickedPayload {
  const { type } = event;
  const declared = Object.hasOwn(flow.events, type) ? flow.events[type] : undefined;
  if (declared === undefined) return { event: { type } };
  const { payload, serverFields } = declared;
  const names: ReadonlyMap<string, unknown> | undefined = payload && fieldsOf(payload);
  const kept: Record<string, unknown> = {};
  const said: Record<string, unknown> = {};
  const unknown: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(event)) {
    if (Object.hasOwn(serverFields, name)) {
      if (added === 'keep') kept[name] = value;
    } else if (stamped.has(name)) continue;
    else if (names?.has(name)) said[name] = value;
    else if (Object.keys(unknown).length < mostUnknown) unknown[name] = ['unknown'];
  }
  if (Object.keys(unknown).length > 0) return { errors: unknown };
  if (payload === undefined) return { event: { ...kept, type } };
  const { fields, errors } = checkFields(payload, said, { at: '' });
  if (errors) return { errors: errorsOfAnswers(payload, errors) };
  const filled: Record<string, unknown> = {};
  // A member that is emptied says no more than one that is left out.
  for (const [name, value] of Object.entries(fields)) if (isFilled(value)) filled[name] = value;
  return { event: { ...filled, ...kept, type } };
}

/** Members that are no object are wrong as a whole or missing: the answers under the name that calls have for them, others under their own. */
function errorsOfAnswers(payload: FieldsClass, errors: FieldErrors): FieldErrors {
  const fields = fieldsOf(payload);
  const named = Object.entries(errors).map(([name, keys]): [string, readonly string[]] =>
    fields.get(name)?.kind === 'object'
      ? [name === 'fields' ? 'data' : name, [keys.includes('required') ? 'required' : 'format']]
      : [name, keys],
  );
  return Object.fromEntries(named);
}

/**
 * Asks the chart what an event does; never throws. The event's payload must have been picked, and stamped. A state that
 * the event comes from is put on it where its declaration adds one.
 */
export function decide(flow: Flow, snapshot: FlowSnapshot, event: FlowEvent): Decision {
  const declared = Object.hasOwn(flow.events, event.type) ? flow.events[event.type] : undefined;
  if (!declared) return { taken: false, unmet: ['isDeclared'] };
  if (!maySend(declared, event.actor, snapshot.context)) return { taken: false, unmet: ['isSender'] };
  try {
    const before = machineSnapshot(flow, snapshot);
    const asked = askedOf(flow, declared, before, event);
    const [after, actions] = pureTransition(flow.machine, before, asked);
    const isTaken = after !== before || actions.length > 0 || isEnabled(flow, before, asked);
    return isTaken ? { taken: true, snapshot: after, actions } : refusalOf(flow, before, asked);
  } catch (error) {
    return { taken: false, unmet: [], defect: error instanceof Error ? error : new Error(String(error)) };
  }
}

const scope = scopeOfActor();

/**
 * What an event makes of a snapshot, and the actions to run: as XState's `transition`, which makes an actor, and with it the
 * initial state of the chart, for every call. A flow's chart starts no actors, so one that never starts serves all calls.
 */
function pureTransition(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): [AnyMachineSnapshot, ChartAction[]] {
  const actions: ChartAction[] = [];
  const actionExecutor: AnyActorScope['actionExecutor'] = (action) => void actions.push(action);
  return [machine.transition(snapshot, event, { ...scope, actionExecutor }), actions];
}

/** The scope that XState hands to the logic of an actor. */
function scopeOfActor(): AnyActorScope {
  let given: AnyActorScope | undefined;
  const logic: ActorLogic<Snapshot<undefined>, EventObject> = {
    transition: (snapshot) => snapshot,
    getInitialSnapshot: (actorScope) => {
      given = actorScope;
      return { status: 'active', output: undefined, error: undefined };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  createActor(logic);
  if (given === undefined) throw new Error('XState made an actor without asking its logic for a first snapshot');
  return { ...given, defer: () => undefined };
}

/** The decision on an event as a client has it: its payload is picked first, and what the server adds is believed. */
export function preview(flow: Flow, snapshot: FlowSnapshot, event: UnstampedEvent, stamp: Stamp): Decision {
  const picked = pickPayload(flow, event, 'keep');
  if (picked.errors) return { taken: false, errors: picked.errors, unmet: ['isPayloadValid'] };
  return decide(flow, snapshot, { ...picked.event, ...stamp });
}

/** The snapshots of charts in a state, without a context: nothing else in them belongs to one application. */
const resolved = new WeakMap<AnyStateMachine, Map<string, AnyMachineSnapshot>>();

/** A snapshot as the chart takes it, also of what was stored. */
export function machineSnapshot({ machine }: Flow, snapshot: FlowSnapshot): AnyMachineSnapshot {
  if ('machine' in snapshot && snapshot.machine === machine) return snapshot as AnyMachineSnapshot;
  const ofMachine = resolved.get(machine) ?? new Map<string, AnyMachineSnapshot>();
  resolved.set(machine, ofMachine);
  const { value, context } = snapshot;
  const name = typeof value === 'string' ? value : JSON.stringify(value);
  const inState = ofMachine.get(name) ?? machine.resolveState({ value, context: {} });
  ofMachine.set(name, inState);
  return { ...inState, context };
}

/** Whether the guards let an event through; also where its transition changes nothing, which XState answers like a refusal. */
export function isEnabled({ machine }: Flow, before: AnyMachineSnapshot, event: FlowEvent): boolean {
  try {
    return (machine.getTransitionData(before, event)?.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/** The event as the chart is asked about it: with the state it comes from where its declaration adds one. */
export function askedOf(
  flow: Flow,
  { serverFields }: EventDeclaration,
  before: AnyMachineSnapshot,
  event: FlowEvent,
): FlowEvent & { readonly from?: string } {
  return 'from' in serverFields ? { ...event, from: stateName(flow.machine, before.value) } : event;
}

/** Asks the rules of every transition that the state has for the event; the first with wrong fields explains. */
function refusalOf(flow: Flow, snapshot: AnyMachineSnapshot, event: FlowEvent): Decision {
  const { context } = snapshot;
  const unmet: string[] = [];
  for (const { guard } of candidates(flow, snapshot, event.type)) {
    const { name, params } = namedGuard(guard);
    const objection = flow.rules[name]?.({ context, event }, params as never);
    if (objection?.errors) return { taken: false, errors: objection.errors, unmet: [name] };
    if (objection && !unmet.includes(name)) unmet.push(name);
  }
  return { taken: false, unmet };
}

/** The transitions for an event in the active states, innermost first, as the chart tries them. */
export function candidates(
  { machine }: Pick<Flow, 'machine'>,
  { value }: AnyMachineSnapshot,
  type: string,
): AnyTransitionDefinition[] {
  const active = activeNodes(machine.root, value).toReversed();
  return active.flatMap((node) => node.transitions.get(type) ?? []);
}

/** The name of a guard and what its transition gives it; no name where it has none of its own. */
export function namedGuard(guard: unknown): { readonly name: string; readonly params: unknown } {
  if (typeof guard === 'string') return { name: guard, params: undefined };
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return { name: '', params: undefined };
  return { name: String(guard.type), params: 'params' in guard ? guard.params : undefined };
}
