import { assign, setup } from 'xstate';
import { guardsOf, wizardActionDescriptions, type ChartMeta, type GuardArgs, type StepMeta } from '@statewise/flow';
import { saveContact, saveContacts, withoutContact } from './answers.js';
import type { BusinessContext } from './context.js';
import type { BusinessEvent } from './events.js';
import { businessRules, businessWizard } from './rules.js';
import { businessSteps } from './steps.js';

type Args = GuardArgs<BusinessContext, BusinessEvent>;

const keepContact = ({ context, event }: Args) => {
  if (event.type !== 'contact.save' && event.type !== 'contacts.save') return {};
  const saved = event.type === 'contact.save' ? saveContact(context, event) : saveContacts(context, event);
  const { steps, contacts, savedContact } = saved;
  return { steps, contacts, savedContact };
};

/** The step of the holders has no fields: it is answered once its lists hold. */
const answerHolders = ({ context: { steps } }: Args) => ({ steps: { ...steps, [businessSteps.holders.step]: {} } });

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
    answerHolders: assign(answerHolders),
    removeContact: assign(removeContact),
    keepDocuments: assign(keepDocuments),
    /** Done by the server. */
    confirmReceipt: () => undefined,
    openAllSteps: assign({ furthestStep: businessSteps.finish.step }),
  },
});

/** What each action does, for people. */
export const actionDescriptions = {
  ...wizardActionDescriptions,
  keepContact: 'Adds the contacts to their lists, or keeps them as they were edited.',
  answerHolders: 'Notes that the holders were named together with the other people.',
  removeContact: 'Removes the contact and what stands below it.',
  keepDocuments: 'Counts the files of the kind.',
  confirmReceipt: 'The server mails the applicant that the application has arrived.',
  openAllSteps: 'Lets every step be gone to.',
} as const;
