import { assign, setup } from 'xstate';
import { guardsOf, wizardActionDescriptions, type ChartMeta, type GuardArgs, type StepMeta } from '@statewise/flow';
import { saveContact, withoutContact } from './answers.js';
import type { BusinessContext } from './context.js';
import type { BusinessEvent } from './events.js';
import { businessRules, businessWizard } from './rules.js';
import { businessSteps } from './steps.js';

type Args = GuardArgs<BusinessContext, BusinessEvent>;

const keepContact = ({ context, event }: Args) => {
  if (event.type !== 'contact.save') return {};
  const { steps, contacts, savedContact } = saveContact(context, event);
  return { steps, contacts, savedContact };
};

const removeContact = ({ context, event }: Args) =>
  event.type === 'contact.delete' ? { contacts: withoutContact(context.contacts, event.contact_id) } : {};

const keepDocuments = ({ context: { documents }, event }: Args) =>
  event.type === 'documents.uploaded'
    ? { documents: { ...documents, [event.documentType]: (documents[event.documentType] ?? 0) + event.count } }
    : {};

/** Types, guards and actions of the chart of a business account's application. */
export const businessSetup = setup({
  types: {
    context: {} as BusinessContext,
    events: {} as BusinessEvent,
    meta: {} as StepMeta | ChartMeta | { readonly group: true },
    tags: {} as 'form' | 'sent',
  },
  guards: guardsOf(businessRules),
  actions: {
    ...businessWizard.actions,
    keepContact: assign(keepContact),
    removeContact: assign(removeContact),
    keepDocuments: assign(keepDocuments),
    openAllSteps: assign({ furthestStep: businessSteps.finish.step }),
  },
});

/** What each action does, for people. */
export const actionDescriptions = {
  ...wizardActionDescriptions,
  keepContact: 'Adds the contact to its list, or keeps it as it was edited.',
  removeContact: 'Removes the contact and what stands below it.',
  keepDocuments: 'Counts the files of the kind.',
  openAllSteps: 'Lets every step be gone to.',
} as const;
