import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow.js';
import { stateOf } from '../snapshot.js';
import { explore, type Coverage, type Exploration } from './coverage.js';
import { emptyAnswers, eventSamples } from './flow-samples.js';
import { takeInFlow, ChartPath, type SentEvent } from './chart-path.js';

/** What is explored of a flow, and the events that are worth sending to it. */
export interface FlowExploration {
  readonly coverage: Coverage;
  readonly samples: readonly SentEvent[];
}

/** How a flow is explored whose rules look at no more than a state and its answered steps: by the samples of its declaration. */
export function samplesToExplore(flow: Flow): Exploration & { readonly events: readonly SentEvent[] } {
  const events = [...eventSamples(flow), ...emptyAnswers(eventSamples(flow))];
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { furthestStep, steps, jump } = snapshot.context;
    return [stateOf(flow, snapshot), furthestStep, Object.keys(steps), jump?.from].join('|');
  };
  const startFrom = [{ path: [], snapshot: ChartPath.through(flow).snapshot }];
  return { events, keyOf, startFrom, take: takeInFlow(flow) };
}

/** Explores a flow by the samples of its declaration. */
export function exploreSamples(flow: Flow): FlowExploration {
  const exploration = samplesToExplore(flow);
  return { coverage: explore(flow.machine, exploration), samples: exploration.events };
}
