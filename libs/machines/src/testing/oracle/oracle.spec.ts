import { explore, samplesToExplore, type Exploration, type SentEvent } from '@statewise/flow/testing';
import type { Flow } from '@statewise/flow';
import { businessAccountFlow } from '../../e-banking/flow.js';
import { loanApplicationFlow } from '../../loan-application/flow.js';
import { storeFlow } from '../../store/flow.js';
import { businessAccounts, businessEventSamples } from '../business-exploration.js';
import { everyLoan, triedLoanSamples } from '../loan-exploration.js';
import { businessOracle } from './business-oracle.js';
import { loanOracle } from './loan-oracle.js';
import { comparison } from './oracle.js';
import { storeOracle } from './store-oracle.js';
import type { KnownApplication, Oracle } from './table.js';

interface Played {
  readonly exploration: Exploration;
  readonly events: readonly SentEvent[];
}

/** How a flow is explored, and every event that is worth trying in each situation. */
const played: Readonly<Record<string, () => Played>> = {
  store: () => {
    const exploration = samplesToExplore(storeFlow);
    return { exploration, events: exploration.events };
  },
  loan: () => ({ exploration: everyLoan, events: triedLoanSamples }),
  business: () => ({ exploration: businessAccounts(), events: businessEventSamples }),
};

function agrees<K extends KnownApplication>(name: string, flow: Flow, oracle: Oracle<K>, most: number): void {
  it(`${name}: chart and table agree on every event in every situation, and every row is played both ways`, () => {
    const { exploration, events } = played[name]?.() ?? { exploration: { events: [] }, events: [] };
    const { take, agreement } = comparison(flow, oracle);
    const { situations } = explore(flow.machine, { ...exploration, take });
    const { differences, unplayed, compared } = agreement(situations, events);
    expect([differences, unplayed]).toEqual([[], []]);
    expect(compared).toBeGreaterThan(most);
  }, 60_000);
}

agrees('store', storeFlow, storeOracle, 200);
agrees('loan', loanApplicationFlow, loanOracle, 200_000);
agrees('business', businessAccountFlow, businessOracle, 200_000);
