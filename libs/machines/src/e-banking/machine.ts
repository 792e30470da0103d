// The application for a business account. The server owns it: every event is decided and stored there; browsers run it
// to know what is possible. It starts where no application exists yet, and comes to rest with the bank.
import { afterSending, answeredName, at, goTo, helping, jumpsToForms, type JumpRoute } from '@statewise/flow';
import { actionDescriptions, businessSetup } from './business-setup.js';
import { noBusiness } from './context.js';
import { address, basics, finish, holders, marketing, payment, people, resume } from './forms.js';
import { guardDescriptions } from './rules.js';
import { businessSteps } from './steps.js';

const { resume: laidAside, finish: summary, completed: sent, ...forms } = businessSteps;
const answers = Object.values(forms).map(answeredName);

/** Where an admin can jump to; nothing is sent with an unmet requirement. */
const jumps: readonly JumpRoute[] = [
  { state: laidAside.state, must: [], mayPassOver: [] },
  ...jumpsToForms(...Object.values(forms)),
  { state: summary.state, must: [], mayPassOver: answers },
  { state: sent.state, must: ['isComplete'], mayPassOver: [] },
];

const start = businessSetup.createStateConfig({
  description: 'No application exists yet: somebody types a code or starts anew, up to the first save of the basics.',
  meta: { step: 0, path: 'resume' },
  on: {
    'application.create': { target: '#address', guard: 'isNewApplicationValid', actions: 'createApplication' },
  },
});

const open = businessSetup.createStateConfig({
  description: 'The applicant goes through the steps.',
  meta: { group: true },
  initial: 'basics',
  states: { resume, basics, address, people, holders, payment, marketing, finish },
  on: {
    ...helping,
    'step.goTo': [
      ...goTo(laidAside, ...Object.values(forms), summary),
      { target: '#address', guard: { type: 'isPassedBy', params: { step: forms.people.step } }, reenter: true },
    ],
  },
});

const completed = businessSetup.createStateConfig({
  description: 'The application is with the bank; documents may still arrive.',
  tags: ['sent'],
  ...at(sent),
  on: { 'documents.uploaded': { actions: 'keepDocuments' } },
});

const created = businessSetup.createStateConfig({
  description: 'The application exists and has its code; whoever returns to it finds it where it was left.',
  meta: { group: true },
  initial: 'open',
  states: { open, completed },
  on: afterSending(businessSteps, jumps),
});

/** The chart of the application for a business account. */
export const businessAccountMachine = businessSetup.createMachine({
  id: 'e-banking',
  description: 'An application for a current, savings or credit card account of a business.',
  meta: { title: 'Business account', guards: guardDescriptions, actions: actionDescriptions },
  context: noBusiness,
  initial: 'start',
  states: { start, created },
});
