import type { AnyMachineSnapshot } from 'xstate';
import { exploreSamples, type SentEvent } from '@statewise/flow/testing';
import { storeFlow } from '../../store/flow.js';
import { businessEventSamples, exploreBusinessAccount } from '../business-exploration.js';
import { exploreLoanApplication, triedLoanSamples } from '../loan-exploration.js';
import { businessOracle } from './business-oracle.js';
import { loanOracle } from './loan-oracle.js';
import { compare, type KnownApplication, type Oracle } from './oracle.js';
import { storeOracle } from './store-oracle.js';

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

function agrees<K extends KnownApplication>(name: string, oracle: Oracle<K>, most: number): void {
  it(`${name}: chart and table agree on every event in every situation, and every row is played both ways`, () => {
    const { situations, events } = played[name]?.() ?? { situations: [], events: [] };
    const { differences, unplayed, compared } = compare(oracle, situations, events);
    expect([differences, unplayed]).toEqual([[], []]);
    expect(compared).toBeGreaterThan(most);
  }, 60_000);
}

agrees('store', storeOracle, 200);
agrees('loan', loanOracle, 200_000);
agrees('business', businessOracle, 200_000);
