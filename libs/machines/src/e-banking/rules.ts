import {
  onEvent,
  requires,
  requiresNone,
  wizard,
  wizardGuardDescriptions,
  type FlowEvent,
  type GuardArgs,
} from '@statewise/flow';
import { businessAnswers, changedTypes, missingAnswers, saveContact, saveContacts } from './answers.js';
import { listOf } from './contact-lists.js';
import { listErrors } from './contact-rules.js';
import type { BusinessContext } from './context.js';
import type { BusinessEvent } from './events.js';
import { businessSteps, isCreditCardAccount } from './steps.js';

const on = onEvent<BusinessContext, BusinessEvent>();

/** What was valid and has expired since is named; what was never answered is no error of a field. */
const isComplete = ({ context, event }: GuardArgs<BusinessContext, FlowEvent>) => {
  const missing = missingAnswers(context, event);
  const isOutdated = missing && Object.values(missing).every(([key, ...more]) => key === 'date' && more.length === 0);
  return isOutdated ? requiresNone(missing) : requires(missing === undefined);
};

/** What every wizard does, for the answers of a business account's application. */
export const businessWizard = wizard<BusinessContext, BusinessEvent>({
  steps: businessSteps,
  answers: businessAnswers,
  requirements: { isComplete },
});

/** The step that a guard is about. */
export interface OfStep {
  readonly step: number;
}

/** The steps whose lists an event may change. */
export interface OfSteps {
  readonly steps: readonly number[];
}

/** The guards of the chart. */
export const businessRules = {
  ...businessWizard.rules,
  isContactValid: on('contact.save', ({ context, event }, { step }: OfStep) =>
    listOf(event.contact_type)?.step === step
      ? requiresNone(saveContact(context, event).errors)
      : requiresNone({ contact_type: ['oneOf'] }),
  ),
  areContactsValid: on('contacts.save', ({ context, event }, { steps }: OfSteps) => {
    const types = changedTypes(context, event);
    if (types.length === 0) return requiresNone({ contacts: ['required'] });
    const areOfSteps = types.every((type) => steps.some((step) => step === listOf(type)?.step));
    return requiresNone(areOfSteps ? saveContacts(context, event).errors : { contacts: ['oneOf'] });
  }),
  areHoldersNamed: on('step.save', ({ context, event }, { step, holders }: OfStep & { readonly holders: number }) => {
    const isNamed = context.furthestStep === step && listErrors(context, holders) === undefined;
    return isNamed ? businessWizard.rules.isStepValid({ context, event }, { step }) : requires(false);
  }),
  isContactOfStep: on('contact.delete', ({ context, event }, { step }: OfStep) =>
    requires(
      context.contacts.some(({ id, contact_type }) => listOf(contact_type)?.step === step && id === event.contact_id),
    ),
  ),
  isPassedBy: on('step.goTo', ({ context, event }, { step }: OfStep) =>
    requires(event.step === step && step <= context.furthestStep && isCreditCardAccount(context.steps[1])),
  ),
  isComplete,
};

/** What each guard says, for people. */
export const guardDescriptions: Readonly<Record<keyof typeof businessRules, string>> = {
  ...wizardGuardDescriptions,
  isContactValid: 'The contact belongs into a list of this step, is valid, and the list holds with it.',
  areContactsValid: 'Every contact belongs into a list of people, is valid, and the lists hold with all of them.',
  areHoldersNamed:
    'The step is valid, and who holds the account was named together with the other people, before the holders were asked for.',
  isContactOfStep: 'The contact stands in a list of this step.',
  isPassedBy: 'The event names this step, which was reached, but a credit card account does without it.',
  isComplete: 'The requirements of every step hold, and no identity card or registration has expired.',
};
