import type { AnyMachineSnapshot } from 'xstate';
import { exploreSamples, type SentEvent } from '@statewise/flow/testing';
import type { Flow } from '@statewise/flow';
import { businessAccountFlow } from '../../e-banking/flow.js';
import { loanApplicationFlow } from '../../loan-application/flow.js';
import { storeFlow } from '../../store/flow.js';
import { businessEventSamples, exploreBusinessAccount } from '../business-exploration.js';
import { exploreLoanApplication, triedLoanSamples } from '../loan-exploration.js';
import { businessOracle } from './business-oracle.js';
import { loanOracle } from './loan-oracle.js';
import { compare } from './oracle.js';
import { storeOracle } from './store-oracle.js';
import type { KnownApplication, Oracle } from './table.js';

interface Played {
  readonly situations: readonly { readonly snapshot: AnyMachineSnapshot }[];
  readonly events: readonly SentEvent[];
}

/** Every situation of a flow, with every event that is worth trying in it. */
const played: Readonly<Record<string, () => Played>> = {
  store: () => {
    const { coverage, samples } = exploreSamples(storeFlow);
    return { situations: coverage.situations, events: samples };
  },
  loan: () => ({ situations: exploreLoanApplication().situations, events: triedLoanSamples }),
  business: () => ({ situations: exploreBusinessAccount().situations, events: businessEventSamples }),
};

function agrees<K extends KnownApplication>(name: string, flow: Flow, oracle: Oracle<K>, most: number): void {
  it(`${name}: chart and table agree on every event in every situation, and every row is played both ways`, () => {
    const { situations, events } = played[name]?.() ?? { situations: [], events: [] };
    const { differences, unplayed, compared } = compare(flow, oracle, situations, events);
    expect([differences, unplayed]).toEqual([[], []]);
    expect(compared).toBeGreaterThan(most);
  }, 60_000);
}

agrees('store', storeFlow, storeOracle, 200);
agrees('loan', loanApplicationFlow, loanOracle, 200_000);
agrees('business', businessAccountFlow, businessOracle, 200_000);
