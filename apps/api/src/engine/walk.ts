import { pathOf, stepOf, type FlowEvent } from '@statewise/machines';
import { advance, type FlowSnapshot } from './advance.js';
import type { ActionCall, ReachingHandler, RegisteredFlow, WritingHandler } from './flow-registry.js';
import { migrationEntry } from './migration-entry.js';
import { refused } from './refusals.js';
import type { NewTransition, StoredApplication } from './stored-application.js';

/** Something to be done in the world once the save stands. */
export interface Effect {
  readonly action: string;
  readonly handler: WritingHandler | ReachingHandler;
  readonly call: ActionCall;
}

/** What an event and the answers of its own actions came to. */
export interface Walk {
  readonly snapshot: FlowSnapshot;
  readonly transitions: readonly NewTransition[];
  readonly effects: readonly Effect[];
}

/** A chart that keeps answering itself is a mistake; no flow needs more than a handful of answers. */
const longestWalk = 20;

/** Takes an event and, one after the other, the events with which its actions are answered at once. */
export async function walk(
  registered: RegisteredFlow,
  stored: StoredApplication | undefined,
  from: FlowSnapshot,
  event: FlowEvent,
): Promise<Walk> {
  const migrated = stored && migrationEntry(registered.flow, stored, from);
  const transitions: NewTransition[] = migrated ? [migrated] : [];
  const effects: Effect[] = [];
  const events = [event];
  let snapshot = from;
  for (let next = events.shift(); next; next = events.shift()) {
    const advanced = attempt(registered, stored, snapshot, next);
    transitions.push(entry(registered, stored, snapshot, advanced.snapshot, next, transitions.at(-1)));
    snapshot = advanced.snapshot;
    if (transitions.length > longestWalk)
      throw new Error(`flow ${registered.flow.id} does not come to rest after ${event.type}`);
    for (const { type, params } of advanced.actions) {
      const handler = registered.handlers[type];
      if (!handler) continue;
      const call: ActionCall = {
        ...(stored && { application: stored }),
        context: snapshot.context,
        event: next,
        params,
      };
      if (handler.kind === 'answer')
        events.push({ ...(await handler.answer(call)), at: next.at, actor: { role: 'system' } } as FlowEvent);
      else effects.push({ action: type, handler, call });
    }
  }
  return { snapshot, transitions, effects };
}

function attempt(
  registered: RegisteredFlow,
  stored: StoredApplication | undefined,
  snapshot: FlowSnapshot,
  event: FlowEvent,
) {
  const advanced = advance(registered.flow, snapshot, event);
  if (advanced) return advanced;
  throw refused(registered.flow, stored, snapshot, event);
}

function entry(
  { flow }: RegisteredFlow,
  stored: StoredApplication | undefined,
  before: FlowSnapshot,
  after: FlowSnapshot,
  event: FlowEvent,
  previous: NewTransition | undefined,
): NewTransition {
  const { at, actor, ...payload } = event;
  const to = pathOf(after.value);
  return {
    seq: (previous?.seq ?? stored?.version ?? 0) + 1,
    event: payload,
    from_state: pathOf(before.value),
    to_state: to,
    actor_role: actor.role,
    actor_id: actor.id ?? null,
    at,
    current_step: stepOf(flow.machine, to)?.step ?? previous?.current_step ?? stored?.current_step ?? 1,
    furthest_step: after.context.furthestStep,
  };
}
