import type { AnyMachineSnapshot } from 'xstate';
import {
  describeFlow,
  documentKinds,
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

/** A flow as it is released now: its chart, the kinds of its documents, and of each state in which an application rests the first and the last facts that an exploration meets there. */
export function freezeFlow(flow: Flow): FrozenRelease {
  const met = exploreFlow(flow).coverage.situations.map(({ snapshot }) => storedIn(flow, snapshot));
  const stored = restingStates(flow)
    .filter((name) => !flow.begins.includes(name))
    .flatMap((name) => {
      const examples = met.filter(({ state }) => state === name);
      return examples.length > 1 ? [...examples.slice(0, 1), ...examples.slice(-1)] : examples;
    });
  return { stored, documents: documentKinds(flow), chart: releasedChart(describeFlow(flow)) };
}

/** Why what `version` of a flow stored has no place in its present chart: a missing migration, state or fact; undefined where it has. */
export function placeFault(flow: Flow, version: number, example: StoredState): string | undefined {
  return faultOf(() => {
    const { state, facts } = migrateStored(flow, version, example);
    const { context } = snapshotFrom(flow, { state, facts, steps: {}, setAside: {}, contacts: [] });
    const expected = Object.keys(initialSnapshot(flow).context);
    const missing = expected.filter((name) => !(name in context));
    const unknown = Object.keys(context).filter((name) => !expected.includes(name));
    if (missing.length > 0) return `the fact ${missing.join(', ')} is missing in what is stored in ${example.state}`;
    if (unknown.length > 0) return `the chart has no fact ${unknown.join(', ')}, stored in ${example.state}`;
    return undefined;
  });
}

/** What is found, or the sentence of the error that finding it ended with. */
function faultOf(find: () => string | undefined): string | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/** Why documents that `version` of a flow took have no place in its present one: a kind that it neither takes nor has set aside; undefined where all have. */
export function documentsFault(
  flow: Flow,
  version: number,
  { stored, documents = [] }: FrozenRelease,
): string | undefined {
  const [example] = stored;
  if (example === undefined) return undefined;
  const kept = documents.map((kind, index) => ({ id: `${index}`, kind, set_aside: false }));
  return faultOf(() => {
    const migrated = migrateStored(flow, version, { ...example, documents: kept }).documents ?? [];
    const taken = documentKinds(flow);
    const lost = migrated.filter(({ kind, set_aside }) => !set_aside && !taken.includes(kind));
    return lost.length === 0
      ? undefined
      : `documents of the kind ${lost.map(({ kind }) => kind).join(', ')} are not taken any more`;
  });
}

function storedIn(flow: Flow, snapshot: AnyMachineSnapshot): StoredState {
  return { state: stateOf(flow, snapshot), facts: factsOf(snapshot.context) };
}
