import type { Flow, FlowEvent } from '@statewise/machines';
import { pathOf } from '@statewise/machines';
import { Problem } from '../platform/problem/problem.js';
import { allowedEvents, type FlowSnapshot } from './advance.js';
import type { StoredApplication } from './stored-application.js';

/** What a client needs to reload without losing what was typed. */
export function positionMembers({
  state,
  version,
  current_step,
  furthest_step,
}: Pick<StoredApplication, 'state' | 'version' | 'current_step' | 'furthest_step'>) {
  return { state, version, current_step, furthest_step };
}

/** Somebody else changed the application first. */
export function stale(stored: StoredApplication): Problem {
  return new Problem('APPLICATION.STALE', { members: positionMembers(stored) });
}

/** The chart refuses: because of the fields, if it says so, else because of where the application is. */
export function refused(
  flow: Flow,
  stored: StoredApplication | undefined,
  snapshot: FlowSnapshot,
  event: FlowEvent,
): Problem {
  const where = stored ? positionMembers(stored) : { state: pathOf(snapshot.value) };
  const errors = flow.explain(snapshot.context, event, pathOf(snapshot.value));
  if (errors) return new Problem('REQUEST.FIELDS', { errors, members: where });
  return new Problem('APPLICATION.REFUSED', {
    members: { ...where, allowed_events: allowedEvents(flow, snapshot, event.actor, event.at) },
  });
}

export function keyReused(): Problem {
  return new Problem('REQUEST.KEY_REUSED');
}
