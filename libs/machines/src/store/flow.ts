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
  migrations: {},
});
