import type { AnyMachineSnapshot } from 'xstate';
import { businessAccountFlow } from '../e-banking/flow.js';
import type { Flow } from '../flow/flow.js';
import { stateOf } from '../flow/snapshot.js';
import { loanApplicationFlow } from '../loan-application/flow.js';
import { businessEventSamples, exploreBusinessAccount } from './business-exploration.js';
import { explore, type Coverage } from './coverage.js';
import { emptyAnswers, eventSamples } from './flow-samples.js';
import { exploreStoredLoans, loanEventSamples } from './loan-exploration.js';
import { takeInFlow, Walk, type SentEvent } from './walk.js';

/** What is explored of a flow, and the events that are worth sending to it. */
export interface FlowExploration {
  readonly coverage: Coverage;
  readonly samples: readonly SentEvent[];
}

/** Flows whose rules look at more than a state and a furthest step. */
const own: Readonly<Record<string, () => FlowExploration>> = {
  [loanApplicationFlow.id]: () => ({ coverage: exploreStoredLoans(), samples: loanEventSamples }),
  [businessAccountFlow.id]: () => ({ coverage: exploreBusinessAccount(), samples: businessEventSamples }),
};

/** Explores a flow by its own exploration, or else by the samples of its declaration. */
export function exploreFlow(flow: Flow): FlowExploration {
  const known = own[flow.id];
  if (known) return known();
  const samples = [...eventSamples(flow), ...emptyAnswers(eventSamples(flow))];
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { furthestStep, steps, jump } = snapshot.context;
    return [stateOf(flow, snapshot), furthestStep, Object.keys(steps), jump?.from].join('|');
  };
  const startFrom = [{ path: [], snapshot: Walk.through(flow).snapshot }];
  return { coverage: explore(flow.machine, { events: samples, keyOf, startFrom, take: takeInFlow(flow) }), samples };
}
