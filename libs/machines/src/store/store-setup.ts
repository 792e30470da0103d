import { assign, setup } from 'xstate';
import { guardsOf, wizardActionDescriptions, type ChartMeta, type GuardArgs, type StepMeta } from '@statewise/flow';
import type { StoreContext } from './context.js';
import type { StoreEvent } from './events.js';
import { storeRules, storeWizard } from './rules.js';

type Args = GuardArgs<StoreContext, StoreEvent>;

const keepEntry = (args: Args): Partial<StoreContext> => {
  const kept = storeWizard.changes.createApplication(args);
  return { ...kept, route: 'store', seller: { storeNumber: String(kept.steps?.[1]?.['store_number'] ?? '') } };
};

const keepIntermediary = ({ event }: Args): Partial<StoreContext> =>
  event.type === 'intermediary.enter' ? { route: 'intermediary', seller: event.seller ?? null } : {};

/** Types, guards and actions of a store's chart. */
export const storeSetup = setup({
  types: {
    context: {} as StoreContext,
    events: {} as StoreEvent,
    meta: {} as StepMeta | ChartMeta | { readonly group: true },
    tags: {} as 'form' | 'ended',
  },
  guards: guardsOf(storeRules),
  actions: {
    ...storeWizard.actions,
    keepEntry: assign(keepEntry),
    keepIntermediary: assign(keepIntermediary),
    notePrepared: assign({ isPrepared: true }),
    /** Done by the server. */
    prepareLoan: () => undefined,
  },
});

/** What each action does, for people. */
export const actionDescriptions = {
  ...wizardActionDescriptions,
  keepEntry: 'Keeps who sells, and in which store.',
  keepIntermediary: 'Keeps which intermediary sells, and that the intermediary’s limits hold.',
  notePrepared: 'Notes that the loan application exists.',
  prepareLoan: 'The server brings the customer’s loan application into being.',
} as const;
