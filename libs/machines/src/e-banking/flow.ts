import { contactClasses } from '@statewise/fields';
import { defineFlow, listedContacts } from '@statewise/flow';
import { requiredDocumentsOf } from './answers.js';
import { contactName, countingContacts, shownLists } from './contact-lists.js';
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
  contactName,
  documents: { required: ({ steps }) => requiredDocumentsOf(steps), dropdown: 'business_documents' },
  summary: {
    file: 'business-account',
    leaveOut: [
      'skipVies',
      'beginAnew',
      ...['name', 'surname', 'company', 'pep_name', 'client_number'].map((of) => `contact.${of}`),
    ],
    lists: (context) => shownLists(context),
    isSent: (state) => state === businessSteps.completed.state,
  },
  listing: [
    { step: 2, field: 'company', as: 'name' },
    { step: 2, field: 'trade_name', as: 'word' },
    { step: 1, field: 'email', as: 'email' },
    { step: 1, field: 'vat', as: 'number' },
    { step: 2, field: 'postalcode_city', as: 'word' },
    { step: listedContacts, field: 'name', as: 'name' },
    { step: listedContacts, field: 'surname', as: 'name' },
    { step: listedContacts, field: 'company', as: 'name' },
    { step: listedContacts, field: 'birthday', as: 'date' },
    { step: listedContacts, field: 'idcard', as: 'card' },
  ],
  migrations: {},
});
