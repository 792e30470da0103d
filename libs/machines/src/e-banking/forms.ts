import { at, validAnswers, whenApplicable } from '@statewise/flow';
import { businessSetup } from './business-setup.js';
import { businessSteps } from './steps.js';

/** What is done with the lists of a step. */
const contactsOf = ({ step }: { readonly step: number }) =>
  ({
    'contact.save': { guard: { type: 'isContactValid', params: { step } }, actions: ['keepContact', 'takeOver'] },
    'contact.delete': { guard: { type: 'isContactOfStep', params: { step } }, actions: ['removeContact', 'takeOver'] },
  }) as const;

/** Several contacts at once: a person has roles in the lists of both steps of people. */
const peopleOf = (...steps: readonly { readonly step: number }[]) =>
  ({
    'contacts.save': {
      guard: { type: 'areContactsValid', params: { steps: steps.map(({ step }) => step) } },
      actions: ['keepContact', 'takeOver'],
    },
  }) as const;

export const resume = businessSetup.createStateConfig({
  description: 'An application that was laid aside; whoever returns to it goes through all steps again.',
  ...at(businessSteps.resume),
  on: { 'application.resume': { target: 'basics', actions: 'openAllSteps' } },
});

export const basics = businessSetup.createStateConfig({
  description: 'Which business, where, and which account.',
  tags: ['form'],
  ...at(businessSteps.basics),
  on: { 'step.save': { target: 'address', ...validAnswers(businessSteps.basics) } },
});

export const address = businessSetup.createStateConfig({
  description: 'Address and registration; a credit card account goes on to the holders.',
  tags: ['form'],
  ...at(businessSteps.address),
  on: {
    'step.save': [
      { target: 'people', ...validAnswers(businessSteps.address, businessSteps.people) },
      { target: 'holders', ...validAnswers(businessSteps.address) },
    ],
    'step.back': 'basics',
  },
});

export const people = businessSetup.createStateConfig({
  description: 'Owners, directors, signatories, partners, and who of them is politically exposed.',
  tags: ['form'],
  ...at(businessSteps.people),
  on: {
    ...contactsOf(businessSteps.people),
    ...peopleOf(businessSteps.people, businessSteps.holders),
    'step.save': [
      {
        target: 'payment',
        guard: {
          type: 'areHoldersNamed',
          params: { step: businessSteps.people.step, holders: businessSteps.holders.step },
        },
        actions: ['saveStep', 'answerHolders', 'takeOver'],
      },
      { target: 'holders', ...validAnswers(businessSteps.people) },
    ],
    'step.back': 'address',
  },
});

export const holders = businessSetup.createStateConfig({
  description: 'Principal account holders and additional card holders.',
  tags: ['form'],
  ...at(businessSteps.holders),
  on: {
    ...contactsOf(businessSteps.holders),
    ...peopleOf(businessSteps.people, businessSteps.holders),
    'step.save': { target: 'payment', ...validAnswers(businessSteps.holders) },
    'step.back': [{ target: 'people', ...whenApplicable(businessSteps.people) }, { target: 'address' }],
  },
});

export const payment = businessSetup.createStateConfig({
  description: 'Client numbers of the partner’s stores, and the credit card.',
  tags: ['form'],
  ...at(businessSteps.payment),
  on: {
    ...contactsOf(businessSteps.payment),
    'step.save': { target: 'marketing', ...validAnswers(businessSteps.payment) },
    'step.back': 'holders',
  },
});

export const marketing = businessSetup.createStateConfig({
  description: 'How the bank may advertise, and the documents to send.',
  tags: ['form'],
  ...at(businessSteps.marketing),
  on: {
    'documents.uploaded': { actions: 'keepDocuments' },
    'step.save': { target: 'finish', ...validAnswers(businessSteps.marketing) },
    'step.back': 'payment',
  },
});

export const finish = businessSetup.createStateConfig({
  description: 'A summary of everything; the last step before the application is sent.',
  ...at(businessSteps.finish),
  on: {
    'documents.uploaded': { actions: 'keepDocuments' },
    'application.finish': { target: '#completed', guard: 'isComplete', actions: 'confirmReceipt' },
    'step.back': 'marketing',
  },
});
