import type { LoanOffer } from '@statewise/fields';
import { beginners, customers, event, FirstAnswers, SavedStep, wizardEvents, type EventsOf } from '@statewise/flow';
import { exampleOffer } from '../loan-application/events.js';
import type { Seller } from './context.js';
import { storeSteps } from './steps.js';

const onSeller: { readonly seller: Seller } = { seller: { storeNumber: '101', intermediaryId: '1', name: 'Els Smet' } };
const onOffer: { readonly offer: LoanOffer } = { offer: exampleOffer };
/** What a store entered is corrected by the store alone: nobody helps. */
const { 'step.back': _, 'help.save': __, ...steps } = wizardEvents;

/** Every event of a store. */
export const storeEvents = {
  ...steps,
  'application.create': event({
    who: { ...beginners, roles: beginners.roles.filter((role) => role !== 'intermediary') },
    payload: FirstAnswers,
    description:
      'An employee says in which store and under which number he sells; for an intermediary the sign-in says it.',
  }),
  'login.open': event({ who: beginners, local: true, description: 'An intermediary wants to sign in.' }),
  'login.leave': event({ who: beginners, local: true, description: 'Somebody who is no intermediary goes back.' }),
  'intermediary.enter': event({
    who: { ...beginners, roles: ['intermediary'] },
    serverFields: onSeller,
    description: 'A signed-in intermediary begins with a customer.',
  }),
  'step.save': event({
    who: customers,
    payload: SavedStep,
    serverFields: onOffer,
    shares: ['offer'],
    needsServerFields: ({ step }) => step === storeSteps.applicationDetails.step,
    description: 'The customer and the loan are complete: the loan application is prepared.',
  }),
};

/** Any event of a store, with the payload of its type. */
export type StoreEvent = EventsOf<typeof storeEvents>;
