import {
  factsOf,
  snapshotFrom,
  stateOf,
  stepOf,
  type Facts,
  type Flow,
  type FlowContext,
  type FlowSnapshot,
} from '@statewise/flow';
import { broughtUp } from './brought-up.js';
import type { LoggedTransition, NewTransition, StoredApplication } from './stored-application.js';

/** Type of the log entry that brings an application to a newer version of its flow. */
export const flowMigrated = 'flow.migrated';

/**
 * The log entry of a migration. It holds everything that the application then was, because what happened before it
 * cannot be replayed through the newer chart.
 */
export function migrationEntry(flow: Flow, stored: StoredApplication, snapshot: FlowSnapshot): NewTransition {
  const { context } = snapshot;
  const { documents = [] } = broughtUp(flow, stored);
  const { steps, setAside, contacts } = context;
  const state = stateOf(flow, snapshot);
  const event = {
    type: flowMigrated,
    from: stored.flow_version,
    to: flow.version,
    state,
    facts: factsOf(context),
    steps,
    setAside,
    contacts,
    ...(documents.length > 0 && { documents }),
  };
  return {
    seq: stored.version + 1,
    event,
    from_state: stored.state,
    to_state: state,
    actor_role: 'system',
    actor_id: null,
    at: new Date().toISOString(),
    current_step: stepOf(flow, state)?.step ?? stored.current_step,
    furthest_step: context.furthestStep,
  };
}

/** Why an application is not brought to a newer version. Messages of our own name states and versions; those of other mistakes may quote answers. */
export const migrationFailure = (error: unknown): string =>
  error instanceof RangeError ? error.message : error instanceof Error ? error.name : 'Error';

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
