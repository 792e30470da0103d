import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';
import { askedOf, candidates, isEnabled, machineSnapshot, namedGuard } from './decide.js';
import type { Actor, Flow, FlowEvent } from './flow.js';
import { isLost, type FlowSnapshot } from './snapshot.js';
import { maySend } from './who.js';

/**
 * Types of the events that an actor can send to the server now: the state has a transition for each, the actor may send it, and
 * its rules do not refuse it whatever it says; one that has no payload would be taken as it is. None where the chart does not
 * have its state.
 */
export function allowedEvents(flow: Flow, snapshot: FlowSnapshot, actor: Actor, at: string): string[] {
  if (isLost(flow, snapshot)) return [];
  const before = machineSnapshot(flow, snapshot);
  const transitions = getNextTransitions(before);
  const types = new Set(transitions.map(({ eventType }) => eventType));
  return [...types].filter((type) => {
    const declared = flow.events[type];
    if (!declared || declared.local || declared.internal || !maySend(declared, actor, snapshot.context)) return false;
    const event = askedOf(flow, declared, before, { type, at, actor });
    return declared.payload === undefined ? isEnabled(flow, before, event) : mayBeTaken(flow, before, unread(event));
  });
}

/** Whether a transition that the state has for an event could be taken with some payload. */
function mayBeTaken(flow: Flow, before: AnyMachineSnapshot, event: FlowEvent): boolean {
  const { context } = before;
  return candidates(flow, before, event.type).some(({ guard }) => {
    const { name, params } = namedGuard(guard);
    try {
      const objection = flow.rules[name]?.({ context, event }, params as never);
      return objection === undefined || objection.errors !== undefined;
    } catch {
      // It asked what the event says: that decides.
      return true;
    }
  });
}

/** An event of which nothing is known but its stamp: a rule that asks for what it says is left by an error. */
function unread(event: FlowEvent): FlowEvent {
  const demandKnown = (known: FlowEvent, name: PropertyKey): true => {
    if (!Object.hasOwn(known, name)) throw notKnown;
    return true;
  };
  return new Proxy(event, {
    get: (known, name): unknown => demandKnown(known, name) && Reflect.get(known, name),
    has: demandKnown,
    ownKeys: () => {
      throw notKnown;
    },
  });
}

const notKnown = new Error('What the event says is not known.');
