import { contextOf, pathOf, stepOf, valueOf, type Facts, type Flow, type FlowContext } from '@statewise/machines';
import type { FlowSnapshot } from './advance.js';
import type { LoggedTransition, NewTransition, StoredApplication } from './stored-application.js';

/** Type of the log entry that brings an application to a newer version of its flow. */
export const flowMigrated = 'flow.migrated';

/**
 * The log entry of a migration; undefined when the application is of the present version. It holds everything that the
 * application then was, because what happened before it cannot be replayed through the newer chart.
 */
export function migrationEntry(
  flow: Flow,
  stored: StoredApplication,
  { value, context }: FlowSnapshot,
): NewTransition | undefined {
  if (stored.flow_version === flow.version) return undefined;
  const { steps, setAside, contacts: _, ...facts } = context;
  const state = pathOf(value);
  return {
    seq: stored.version + 1,
    event: { type: flowMigrated, from: stored.flow_version, to: flow.version, state, facts, steps, setAside },
    from_state: stored.state,
    to_state: state,
    actor_role: 'system',
    actor_id: null,
    at: new Date().toISOString(),
    current_step: stepOf(flow.machine, state)?.step ?? stored.current_step,
    furthest_step: context.furthestStep,
  };
}

/** The snapshot that a migration's log entry describes. */
export function snapshotAfterMigration({ event }: LoggedTransition, contacts: FlowContext['contacts']): FlowSnapshot {
  const { state, facts, steps, setAside } = event as unknown as {
    state: string;
    facts: Facts;
    steps: FlowContext['steps'];
    setAside: FlowContext['setAside'];
  };
  return { value: valueOf(state), context: contextOf(facts, steps, setAside, contacts) };
}
