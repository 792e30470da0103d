import { defineFlow } from '@statewise/flow';
import { storeEvents } from './events.js';
import { storeMachine } from './machine.js';
import { storeRules, storeWizard } from './rules.js';
import { storeSteps } from './steps.js';

/** A partner store, as the engine, the clients and the tests know it. */
export const storeFlow = defineFlow({
  id: 'store',
  title: 'Partner store',
  version: 1,
  machine: storeMachine,
  steps: storeSteps,
  events: storeEvents,
  rules: { ...storeRules, ...storeWizard.requirements },
  listing: [
    { step: 2, field: 'first_name', as: 'name' },
    { step: 2, field: 'last_name', as: 'name' },
    { step: 2, field: 'email', as: 'email' },
    { step: 2, field: 'loan_amount', as: 'amount' },
    { step: 2, field: 'date_of_birth', as: 'date' },
    { step: 2, field: 'mobile', as: 'phone' },
  ],
  migrations: {},
});
