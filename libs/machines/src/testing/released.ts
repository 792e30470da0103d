import type { AnyMachineSnapshot } from 'xstate';
import {
  describeFlow,
  factsOf,
  initialSnapshot,
  migrateStored,
  releasedChart,
  snapshotFrom,
  stateOf,
  type Flow,
  type StoredState,
} from '@statewise/flow';
import { restingStates } from '@statewise/flow/testing';
import type { FrozenRelease } from '../releases.js';
import { exploreFlow } from './flow-exploration.js';

/** A flow as it is released now: its chart, and of each state in which an application rests the first and the last facts that an exploration meets there. */
export function freezeFlow(flow: Flow): FrozenRelease {
  const met = exploreFlow(flow).coverage.situations.map(({ snapshot }) => storedIn(flow, snapshot));
  const stored = restingStates(flow)
    .filter((name) => !flow.begins.includes(name))
    .flatMap((name) => {
      const examples = met.filter(({ state }) => state === name);
      return examples.length > 1 ? [...examples.slice(0, 1), ...examples.slice(-1)] : examples;
    });
  return { stored, chart: releasedChart(describeFlow(flow)) };
}

/** Why what `version` of a flow stored has no place in its present chart: a missing migration, state or fact; undefined where it has. */
export function placeFault(flow: Flow, version: number, example: StoredState): string | undefined {
  try {
    const { state, facts } = migrateStored(flow, version, example);
    const { context } = snapshotFrom(flow, { state, facts, steps: {}, setAside: {}, contacts: [] });
    const expected = Object.keys(initialSnapshot(flow).context);
    const missing = expected.filter((name) => !(name in context));
    const unknown = Object.keys(context).filter((name) => !expected.includes(name));
    if (missing.length > 0) return `the fact ${missing.join(', ')} is missing in what is stored in ${example.state}`;
    if (unknown.length > 0) return `the chart has no fact ${unknown.join(', ')}, stored in ${example.state}`;
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

function storedIn(flow: Flow, snapshot: AnyMachineSnapshot): StoredState {
  return { state: stateOf(flow, snapshot), facts: factsOf(snapshot.context) };
}
