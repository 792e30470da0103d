import type { Flow } from '@statewise/flow';
import {
  explore,
  exploreSamples,
  samplesToExplore,
  type Exploration,
  type FlowExploration,
  type SentEvent,
} from '@statewise/flow/testing';
import { businessAccountFlow } from '../e-banking/flow.js';
import { loanApplicationFlow } from '../loan-application/flow.js';
import { businessAccounts, businessEventSamples } from './business-exploration.js';
import { loanEventSamples, storedLoans } from './loan-exploration.js';

/** Flows whose rules look at more than a state and a furthest step. */
const own: Readonly<Record<string, { readonly samples: readonly SentEvent[]; readonly how: () => Exploration }>> = {
  [loanApplicationFlow.id]: { samples: loanEventSamples, how: () => storedLoans },
  [businessAccountFlow.id]: { samples: businessEventSamples, how: businessAccounts },
};

/** How a flow is explored: in its own way, or else by the samples of its declaration. */
export function explorationOf(flow: Flow): Exploration {
  return own[flow.id]?.how() ?? samplesToExplore(flow);
}

/** Explores a flow, and tells the events that are worth sending to it. */
export function exploreFlow(flow: Flow): FlowExploration {
  const known = own[flow.id];
  return known ? { coverage: explore(flow.machine, known.how()), samples: known.samples } : exploreSamples(flow);
}
