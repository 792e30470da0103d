import type { Flow, FlowEvent } from '@statewise/machines';
import { advance, initialSnapshot, type FlowSnapshot } from './advance.js';
import { flowMigrated, snapshotAfterMigration } from './migration-entry.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';

/** Where a log leads, and the entry at which the chart refuses to follow it further, if there is one. */
export interface Replay {
  readonly snapshot: FlowSnapshot;
  readonly refused?: LoggedTransition;
}

/** Follows a log through the chart, from its last migration if there was one: what came before belongs to an older chart. */
export function replay(flow: Flow, log: readonly LoggedTransition[], contacts: StoredApplication['contacts']): Replay {
  const migration = log.findLastIndex(({ event }) => event.type === flowMigrated);
  const checkpoint = log[migration];
  let snapshot = checkpoint ? snapshotAfterMigration(checkpoint, contacts) : startOf(flow, contacts);
  for (const entry of log.slice(migration + 1)) {
    const advanced = advance(flow, snapshot, eventOf(entry));
    if (!advanced) return { snapshot, refused: entry };
    snapshot = advanced.snapshot;
  }
  return { snapshot };
}

function startOf(flow: Flow, contacts: StoredApplication['contacts']): FlowSnapshot {
  const start = initialSnapshot(flow);
  return { ...start, context: { ...start.context, contacts } };
}

function eventOf({ event, at, actor_role, actor_id }: LoggedTransition): FlowEvent {
  return {
    ...event,
    at: at.toISOString(),
    actor: { role: actor_role as FlowEvent['actor']['role'], ...(actor_id !== null && { id: actor_id }) },
  };
}
