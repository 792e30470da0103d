import {
  allowedEvents,
  answersByStep,
  applicationMembers,
  draftsByStep,
  exampleApplication,
  setAsideByStep,
} from './application-schemas.js';
import type { Area } from './operation.js';
import { anyObject, instant, list, named, nullable, object, success, text, type GivenOf } from './schema.js';

export const applicationsArea: Area = { name: 'Applications', description: 'The applications of every flow.' };

const withFacts = named(
  'ApplicationWithFacts',
  applicationMembers({ facts: anyObject('What the flow’s chart knows besides answers') }),
);

const proposal = named(
  'Proposal',
  object({
    by: text('The account of who proposed it; of a program, of who made its token'),
    at: instant('When'),
    reason: text(),
    letter: nullable(text('What the applicant is to be written')),
  }),
);

/** An application after a decision, which may have been taken as a proposal only. */
export const answeredApplication = success({ application: withFacts }, { proposal });
const example = { success: true, application: { ...exampleApplication, facts: {} } };

/** The members of an answer that has an application with all that belongs to it. */
export const wholeApplication = {
  application: withFacts,
  data: answersByStep,
  set_aside: setAsideByStep,
  drafts: draftsByStep,
  contacts: list(anyObject(), { description: 'Of flows with contacts' }),
  allowed_events: allowedEvents,
};
export const wholeApplicationExample = {
  ...example,
  data: { 1: { first_name: 'Ada' } },
  set_aside: {},
  drafts: {},
  contacts: [],
  allowed_events: ['step.save', 'step.back'],
};
export const transitionExample = {
  seq: 1,
  event: 'application.create',
  from: 'start',
  to: 'stepTwo',
  actor: { role: 'applicant' },
  at: '2026-11-20T10:00:00.000Z',
};

/** A decision that waits for a second person. */
export type Proposal = GivenOf<typeof proposal>;
