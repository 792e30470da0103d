import { assign, setup } from 'xstate';
import { guardsOf, wizardActionDescriptions, type ChartMeta, type StepMeta } from '@statewise/flow';
import { saveContact, saveContacts, withoutContact } from './answers.js';
import type { BusinessContext } from './context.js';
import type { BusinessEvent } from './events.js';
import { businessRules, businessWizard } from './rules.js';
import { businessSteps } from './steps.js';

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
    keepContact: assign(({ context, event }) => {
      if (event.type !== 'contact.save' && event.type !== 'contacts.save') return {};
      const saved = event.type === 'contact.save' ? saveContact(context, event) : saveContacts(context, event);
      const { steps, contacts, savedContact } = saved;
      return { steps, contacts, savedContact };
    }),
    /** The step of the holders has no fields: it is answered once its lists hold. */
    answerHolders: assign(({ context: { steps } }) => ({ steps: { ...steps, [businessSteps.holders.step]: {} } })),
    removeContact: assign(({ context, event }) =>
      event.type === 'contact.delete' ? { contacts: withoutContact(context.contacts, event.contact_id) } : {},
    ),
    keepDocuments: assign(({ context: { documents }, event }) =>
      event.type === 'documents.uploaded'
        ? { documents: { ...documents, [event.documentType]: (documents[event.documentType] ?? 0) + event.count } }
        : {},
    ),
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
