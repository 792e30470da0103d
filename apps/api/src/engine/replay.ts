import {
  decide,
  factsOf,
  initialSnapshot,
  stateOf,
  type Flow,
  type FlowContext,
  type FlowEvent,
  type FlowSnapshot,
} from '@statewise/machines';
import { sameJson } from '../platform/database/same-json.js';
import { changedSteps } from './application-change.js';
import { flowMigrated, snapshotAfterMigration, snapshotOf } from './decide.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';

/** Where a log leads, and the entry at which the chart refuses to follow it further, if there is one. */
export interface Replay {
  readonly snapshot: FlowSnapshot;
  readonly refused?: LoggedTransition;
}

/** Follows a log through the chart, from its last migration if there was one: what came before belongs to an older chart. */
export function replay(flow: Flow, log: readonly LoggedTransition[]): Replay {
  const migration = log.findLastIndex(({ event }) => event.type === flowMigrated);
  const checkpoint = log[migration];
  let snapshot = checkpoint ? snapshotAfterMigration(flow, checkpoint) : initialSnapshot(flow);
  for (const entry of log.slice(migration + 1)) {
    const taken = decide(flow, snapshot, eventOf(entry));
    if (!taken.taken) return { snapshot, refused: entry };
    snapshot = taken.snapshot;
  }
  return { snapshot };
}

function eventOf({ event, at, actor_role, actor_id }: LoggedTransition): FlowEvent {
  return {
    ...event,
    at: at.toISOString(),
    actor: { role: actor_role as FlowEvent['actor']['role'], ...(actor_id !== null && { id: actor_id }) },
  };
}

/** In what the replayed log and the stored application differ; undefined when they agree exactly. */
export function differenceOf(
  flow: Flow,
  stored: StoredApplication,
  log: readonly LoggedTransition[],
): string | undefined {
  const gap = log.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) return `transition ${gap + 1} is missing from the log`;
  if (log.length !== stored.version) return `version ${stored.version} has ${log.length} transitions`;
  const { snapshot, refused } = replay(flow, log);
  const state = stateOf(flow, snapshot);
  if (refused) return `transition ${refused.seq}: the chart refuses ${refused.event.type} in ${state}`;
  const current = snapshotOf(flow, stored);
  if (state !== stateOf(flow, current)) return `the log leads to ${state}, stored is ${stored.state}`;
  if (!sameJson(factsOf(snapshot.context), factsOf(current.context))) return 'the facts differ';
  if (!sameJson(snapshot.context.contacts, current.context.contacts)) return 'the contacts differ';
  const steps = changedStepsByValue(snapshot.context, current.context);
  return steps.length > 0 ? `the answers of step ${steps.join(', ')} differ` : undefined;
}

function changedStepsByValue(replayed: FlowContext, stored: FlowContext): number[] {
  return changedSteps(stored, replayed)
    .map(({ step_number }) => step_number)
    .filter(
      (n) => !sameJson(replayed.steps[n], stored.steps[n]) || !sameJson(replayed.setAside[n], stored.setAside[n]),
    );
}
