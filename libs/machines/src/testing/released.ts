import type { AnyMachineSnapshot } from 'xstate';
import { describeFlow, factsOf, releasedChart, stateOf, type Flow, type StoredState } from '@statewise/flow';
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

function storedIn(flow: Flow, snapshot: AnyMachineSnapshot): StoredState {
  return { state: stateOf(flow, snapshot), facts: factsOf(snapshot.context) };
}
