import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow.js';
import { stateOf } from '../snapshot.js';
import { explore, type Coverage } from './coverage.js';
import { emptyAnswers, eventSamples } from './flow-samples.js';
import { takeInFlow, ChartPath, type SentEvent } from './chart-path.js';

/** What is explored of a flow, and the events that are worth sending to it. */
export interface FlowExploration {
  readonly coverage: Coverage;
  readonly samples: readonly SentEvent[];
}

/** Explores a flow whose rules look at no more than a state and its answered steps by the samples of its declaration. */
export function exploreSamples(flow: Flow): FlowExploration {
  const samples = [...eventSamples(flow), ...emptyAnswers(eventSamples(flow))];
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { furthestStep, steps, jump } = snapshot.context;
    return [stateOf(flow, snapshot), furthestStep, Object.keys(steps), jump?.from].join('|');
  };
  const startFrom = [{ path: [], snapshot: ChartPath.through(flow).snapshot }];
  return { coverage: explore(flow.machine, { events: samples, keyOf, startFrom, take: takeInFlow(flow) }), samples };
}
