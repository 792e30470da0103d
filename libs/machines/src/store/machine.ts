// What a partner store does for a customer: it says who sells, enters customer and loan, and hands over the code
// with which the customer goes on. The server owns it from the details on; before them the browser runs it alone.
import { at, goTo, jumpTo, resumeAt, undoTo, type JumpRoute } from '@statewise/flow';
import { noSale } from './context.js';
import { guardDescriptions } from './rules.js';
import { storeSteps } from './steps.js';
import { actionDescriptions, storeSetup } from './store-setup.js';

const { identify: entry, intermediaryLogin: login, applicationDetails: details, finish: handOver } = storeSteps;

/** Where an admin can jump to. */
const jumps: readonly JumpRoute[] = [
  { state: details.state, must: ['isUnprepared'], mayPassOver: [] },
  { state: handOver.state, must: ['isPrepared'], mayPassOver: [] },
];

const enter = { target: '#applicationDetails', actions: 'keepIntermediary' } as const;

const identify = storeSetup.createStateConfig({
  description: 'An employee says in which store and under which number he sells.',
  tags: ['form'],
  meta: { step: entry.step, path: entry.path },
  on: {
    'application.create': { target: '#applicationDetails', guard: 'isNewApplicationValid', actions: 'keepEntry' },
    'intermediary.enter': enter,
    'login.open': 'intermediaryLogin',
  },
});

const intermediaryLogin = storeSetup.createStateConfig({
  description: 'An intermediary signs in; nothing exists yet.',
  meta: { step: login.step, path: login.path },
  on: { 'intermediary.enter': enter, 'login.leave': 'identify' },
});

const applicationDetails = storeSetup.createStateConfig({
  description: 'The customer and the loan.',
  tags: ['form'],
  ...at(details),
  on: {
    'step.save': {
      target: 'finish',
      guard: { type: 'isStepValid', params: { step: details.step } },
      actions: ['saveStep', 'notePrepared', 'prepareLoan'],
    },
    'step.goTo': goTo(details),
  },
});

const finish = storeSetup.createStateConfig({
  description: 'The loan application exists; the customer goes on with its code.',
  tags: ['ended'],
  ...at(handOver),
  on: { 'step.goTo': goTo(handOver) },
});

const created = storeSetup.createStateConfig({
  description: 'Somebody sells; what is entered is kept.',
  meta: { group: true },
  initial: 'applicationDetails',
  states: { applicationDetails, finish },
  on: {
    'application.resume': resumeAt(details, handOver),
    'application.jump': jumpTo(jumps),
    'application.undo': undoTo(jumps),
  },
});

/** The chart of a partner store. */
export const storeMachine = storeSetup.createMachine({
  id: 'store',
  description: 'A partner store or an intermediary prepares a loan application for a customer.',
  meta: { title: 'Partner store', guards: guardDescriptions, actions: actionDescriptions },
  context: noSale,
  initial: 'identify',
  states: { identify, intermediaryLogin, created },
});
