import { contactClasses } from '@statewise/fields';
import { defineFlow } from '@statewise/flow';
import { countingContacts } from './contact-lists.js';
import { businessEvents } from './events.js';
import { businessAccountMachine } from './machine.js';
import { businessRules, businessWizard } from './rules.js';
import { businessSteps } from './steps.js';

/** The application for a business account, as the engine, the clients and the tests know it. */
export const businessAccountFlow = defineFlow({
  id: 'e-banking',
  title: 'Business account',
  version: 1,
  machine: businessAccountMachine,
  steps: businessSteps,
  events: businessEvents,
  rules: { ...businessRules, ...businessWizard.requirements },
  contacts: countingContacts,
  contactTypes: contactClasses,
  migrations: {},
});
