import {
  Description,
  Example,
  exampleOf,
  Flag,
  JsonObject,
  OneOf,
  Required,
  Text,
  type Fields,
} from '@statewise/fields';
import { exampleFlow, exampleStates } from './example-flow.js';
import { ApplicationsExport, ApplicationsPage, ApplicationsQuery } from './application-lists.js';
import { LogQuery } from './application-log.js';
import {
  allowedEvents,
  answersByStep,
  applicationMembers,
  applicationsArea,
  draftsByStep,
  listedApplicationSchema,
  setAsideByStep,
  transitionSchema,
} from './application-schemas.js';
import { creationExamples, creationsSchema, eventExamples, eventsSchema } from './event-schemas.js';
import { OneOfTexts, Reason, Version } from './members.js';
import { ok, operation, operations } from './operation.js';
import { searchBy } from './paging.js';
import { changeProblems } from './problems.js';
import { proposalHash, proposalSchema } from './proposals.js';
import { statusTypes, type StatusType } from './statuses.js';
import * as s from './schema.js';
import { admins, byPerson, everyone, freshly, insiders, onApplication, onPlatform, reading, staff } from './who.js';
import { insideRoles, isDecidingStatus } from '@statewise/flow';
import { tableAnswers } from './table-format.js';

/** What an application is answered with besides itself. */
export class ExpandedApplication {
  @OneOfTexts(['transitions'], {
    description: 'Has the first 100 of its transitions in the answer; those behind them are `…/transitions?after=`.',
  })
  expand?: 'transitions';
}

/** The first event of an application; the flow's declaration of it checks its other members. */
export class NewApplication {
  @Required() @Text({ multiline: true }) flow: string;
  @Required() @Text({ multiline: true }) type: string;
}

/** An event; the flow's declaration of it checks its other members. */
export class SentEvent {
  @Required() @Text({ multiline: true }) type: string;
  @Version() version?: number;
}

/** What is typed into a step. */
export class Draft {
  @Required()
  @JsonObject()
  @Description('Values by field name.')
  @Example({ street: 'Rue Hau' })
  fields: Fields;

  @Description('Whether what is typed of the fields that it does not name stays.') @Flag() is_partial?: boolean;
  @Description('The version over which it was typed: 409 where the step was saved since.') @Version() version?: number;
}

/** To which state an admin brings an application, and why. */
class Jump {
  @Required() @Text({ multiline: true }) @Description('As a dotted path.') @Example(exampleStates.third) state: string;
  @Required() @Reason() @Description('It is logged.') @Example('The customer asked by phone') reason: string;
  @Version() version?: number;
}

/** A status that is decided, and why. */
export class StatusChange {
  @Required() @OneOf(statusTypes) @Example('risk') status_type: StatusType;

  @Required()
  @OneOf([0, 1, 2, 3, 4, 5])
  @Description('0 absent, 1 passed, 2 failed, 3 review, 4 pending, 5 completed.')
  @Example(1)
  status_value: number;

  @Required() @Reason() @Description('It is logged.') @Example('Checked once more') reason: string;
  @Version() version?: number;
}

/** Asking for an erasure, or confirming the one that was seen. */
export class ErasureReason {
  /** Why, for the other person and the audit; without what names people. */
  @Reason() reason?: string;
}

export class ErasureRequest extends ErasureReason {
  /** The hash of the proposal that is confirmed. */
  @Text(proposalHash) hash?: string;
}

const withFacts = s.named(
  'ApplicationWithFacts',
  applicationMembers({ facts: s.anyObject('What the flow’s chart knows besides answers') }),
);

const answer = s.success({ application: withFacts });

const proposal = s.namedObject(
  'Proposal',
  {
    by: s.text('The account of who proposed it; of a program, of who made its token'),
    at: s.instant('When'),
    reason: s.text(),
    letter: s.nullable(s.text('What the applicant is to be written')),
  },
  { until: s.instant('Until when another person can confirm it') },
);

/** An application after a decision, which may have been taken as a proposal only. */
export const answeredApplication = s.success(
  { application: withFacts },
  {
    proposal,
    handed_over: s.object(
      { flow: s.text(), code: s.text('Told here alone: it is for its applicant to know') },
      {},
      { description: 'The application of another person that the event brought into being' },
    ),
  },
);
const wasDecided = { 200: { schema: answeredApplication } };

const contact = s.object(
  { id: s.text(), parent_id: s.nullable(s.text('The contact that it belongs to')), contact_type: s.text() },
  {},
  { description: 'Beside its answers', additionalProperties: true },
);

/** The members of an answer that has an application with all that belongs to it. */
export const wholeApplication = {
  application: withFacts,
  data: answersByStep,
  set_aside: setAsideByStep,
  drafts: draftsByStep,
  contacts: s.list(contact, { description: 'Of flows with contacts' }),
  allowed_events: allowedEvents,
};
const seesMore = 'An admin also opens it by the admin code, and sees that code and the reason of a jump.';

const page = {
  who: reading(insiders),
  summary: 'A page of applications, newest first unless another order is asked for',
  description:
    'Conditions can be combined. What a search finds among very many may take looking through them: a call looks at some thousands, and where that is not enough it answers what it found with `is_partial` and goes on behind `next_cursor`. Only what is cheap to count is counted.',
  answers: ok({
    applications: s.list(listedApplicationSchema),
    next_cursor: s.nextCursor,
    is_partial: s.flag('Whether the page may be short because the search was broken off; it goes on behind the cursor'),
    total: s.nullable(
      s.object({ count: s.integer('How many there are, up to 1,000'), is_exact: s.flag('Otherwise there are more') }),
    ),
    left_out: s.nullable(
      s.object(
        { count: s.nullable(s.integer('How many; null where they are too many to be counted')) },
        {},
        { description: 'What an order by amount leaves out: applications without one' },
      ),
    ),
  }),
} as const;
/** The applications of every flow, for consoles, QA and other programs. */
export const applications = operations('applications', applicationsArea, {
  page: operation('GET', '/api/v1/applications', {
    ...page,
    query: ApplicationsPage,
    expands: ['applicationsTransitions'],
  }),
  search: operation(
    'POST',
    '/api/v1/applications/search',
    searchBy({ ...page, query: ApplicationsQuery }, { q: 'ada@example.com', flow: exampleFlow, limit: 20 }),
  ),
  exportList: operation('POST', '/api/v1/applications/search/export', {
    who: freshly(reading(staff)),
    summary: 'The list of applications as a file, in its order',
    description: 'Asked for by a body, as a search is. Without statuses of flows that have none.',
    body: { type: ApplicationsExport, examples: { last: { state: exampleStates.last, format: 'csv' } } },
    answers: tableAnswers({ flow: exampleFlow, state: exampleStates.second, name: 'Ada Vella' }),
  }),
  create: operation('POST', '/api/v1/applications', {
    who: everyone,
    summary: 'Bring an application of any flow into being by its first event',
    signedIn: 'Who is signed in needs no human check.',
    isRepeatable: true,
    body: { type: NewApplication, isOpen: true, schema: creationsSchema, examples: creationExamples },
    answers: { 201: { schema: answer } },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.CAPTCHA', 'APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED'],
  }),
  read: operation('GET', '/api/v1/applications/{code}', {
    who: onPlatform,
    summary: 'An application with its answers',
    description: 'Where it is, its answers, what is typed but not saved, and the events its chart takes now.',
    signedIn: seesMore,
    isConditional: true,
    query: ExpandedApplication,
    expands: ['applicationsTransitions'],
    answers: ok(
      wholeApplication,
      { allowed_events: ['step.save', 'step.back'] },
      { transitions: s.list(transitionSchema) },
    ),
  }),
  transitions: operation('GET', '/api/v1/applications/{code}/transitions', {
    who: onPlatform,
    summary: 'The transitions of an application, in order',
    signedIn: seesMore,
    query: LogQuery,
    answers: ok({ transitions: s.list(transitionSchema) }),
  }),
  send: operation('POST', '/api/v1/applications/{code}/events', {
    who: { ...onPlatform, noted: 'changes' },
    summary: 'Send an event',
    description: 'Refused with 409 and the allowed events when the chart does not take it where the application is.',
    signedIn: 'What may be sent depends on the caller’s role.',
    isRepeatable: true,
    body: { type: SentEvent, isOpen: true, schema: eventsSchema, examples: eventExamples },
    answers: wasDecided,
    problems: [...changeProblems, 'REQUEST.NOT_FOUND', 'SESSION.NOT_FRESH', 'PROPOSAL.SECOND_PERSON', 'PROPOSAL.STALE'],
  }),
  putDraft: operation('PUT', '/api/v1/applications/{code}/drafts/{step}', {
    who: { ...onPlatform, own: insideRoles, noted: 'changes' },
    summary: 'Keep what is typed but not saved',
    description: 'Unvalidated, up to 32 kB; it goes with the next save of the step.',
    signedIn: seesMore,
    path: { step: { schema: s.integer(undefined, { minimum: 0 }), description: 'The number of the step', example: 2 } },
    body: { type: Draft, examples: { half: exampleOf(Draft) } },
    answers: { 204: { description: 'Kept' } },
    problems: ['APPLICATION.STALE'],
  }),
  jump: operation('POST', '/api/v1/applications/{code}/jump', {
    who: byPerson(freshly(onApplication(admins))),
    summary: 'Open any state for an applicant',
    description: 'The answer names the requirements that the jump passed over.',
    isRepeatable: true,
    body: { type: Jump, examples: { jump: exampleOf(Jump) } },
    answers: ok({ application: withFacts, passed_over: s.list(s.text()) }),
    problems: changeProblems,
  }),
  setStatus: operation('POST', '/api/v1/applications/{code}/statuses', {
    who: {
      ...onApplication(admins),
      fresh: ({ status_type, status_value }) => isDecidingStatus(status_type, status_value),
      second: 'acceptance',
      told: 'applicant',
    },
    summary: 'Decide: set one of the six statuses',
    description:
      'A final yes above the amount of the policy is taken as a proposal: the answer carries it as `proposal`, and another person confirms it. `version` has to be named where answers changed after they were sent or checked. A final yes needs an application that is COMPLETED or was judged as it stands. Error keys: `version: required`, `status_value: completed`.',
    isRepeatable: true,
    body: { type: StatusChange, examples: { passed: exampleOf(StatusChange) } },
    answers: wasDecided,
    problems: [...changeProblems, 'SESSION.NOT_FRESH'],
  }),
  showCode: operation('POST', '/api/v1/applications/{code}/code', {
    who: byPerson(freshly(onApplication(staff))),
    summary: 'Show the code of an application, which is the applicant’s to know',
    description: 'Who did so is logged.',
    answers: ok({ code: s.text('The present code') }, {}, { admin_code: s.text('Told to admins') }),
    problems: ['APPLICATION.LOST'],
  }),
  erase: operation('DELETE', '/api/v1/applications/{code}', {
    who: { ...byPerson(freshly(onApplication(admins))), second: 'erasure', told: 'admins' },
    summary: 'Erase an application for good',
    description:
      'Its answers, log, mails, notes and documents. With what a store wrote down goes what it prepared of it, and the other way round: `after.along` of the proposal names what goes along. The first person asks for it (202, with its proposal); it is done (204) when another one sends the `hash` of that proposal. Without it the answer is the proposal that waits.',
    body: { type: ErasureRequest, isOptional: true, examples: { asked: { reason: 'Asked for by letter' } } },
    answers: {
      202: {
        description: 'It waits for another person',
        schema: s.success({ requested_at: s.instant('When it was first asked for'), proposal: proposalSchema }),
      },
      204: { description: 'Erased' },
    },
    problems: ['PROPOSAL.SECOND_PERSON', 'PROPOSAL.STALE'],
  }),
  keep: operation('DELETE', '/api/v1/applications/{code}/erasure', {
    who: byPerson(onApplication(admins)),
    summary: 'Decline that an application is to be erased, or take it back',
    body: { type: ErasureReason, isOptional: true, examples: { declined: { reason: 'The contract runs on' } } },
    answers: { 204: { description: 'It stays' } },
    problems: ['REQUEST.NOT_FOUND'],
  }),
});

/** A decision that waits for a second person. */
export type Proposal = s.OutputOf<typeof proposal>;
/** An application as the list shows it. */
export type ListedApplication = s.OutputOf<typeof listedApplicationSchema>;
