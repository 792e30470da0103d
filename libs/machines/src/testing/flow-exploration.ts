import type { Flow } from '@statewise/flow';
import { exploreSamples, type FlowExploration } from '@statewise/flow/testing';
import { businessAccountFlow } from '../e-banking/flow.js';
import { loanApplicationFlow } from '../loan-application/flow.js';
import { businessEventSamples, exploreBusinessAccount } from './business-exploration.js';
import { exploreStoredLoans, loanEventSamples } from './loan-exploration.js';

/** Flows whose rules look at more than a state and a furthest step. */
const own: Readonly<Record<string, () => FlowExploration>> = {
  [loanApplicationFlow.id]: () => ({ coverage: exploreStoredLoans(), samples: loanEventSamples }),
  [businessAccountFlow.id]: () => ({ coverage: exploreBusinessAccount(), samples: businessEventSamples }),
};

/** Explores a flow by its own exploration, or else by the samples of its declaration. */
export function exploreFlow(flow: Flow): FlowExploration {
  return own[flow.id]?.() ?? exploreSamples(flow);
}
