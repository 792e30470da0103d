import { Description, Example, exampleOf, Required, Text } from '@statewise/fields';
import { applicationsArea, codeInPath, transitionSchema } from './application-schemas.js';
import { formField } from './form-fields.js';
import { transitionExample, wholeApplication, wholeApplicationExample } from './applications.js';
import { OneOfTexts } from './members.js';
import { operation, operations, type Area } from './operation.js';
import {
  flag,
  instant,
  integer,
  list,
  mapOf,
  named,
  nullable,
  object,
  success,
  text,
  uuid,
  type OutputOf,
  type Schema,
} from './schema.js';
import { admins, byPerson, freshly, insiders, onApplication, staff } from './who.js';

/** What a colleague writes beside an application. */
export class NewNote {
  @Required()
  @Example('Called: the last document comes tomorrow')
  @Text({ max: 4_000, multiline: true })
  text: string;
}

/** How the data of a person are handed over. */
export class ExportFormat {
  @Description('As data, or as an archive.')
  @OneOfTexts(['json', 'zip'])
  format: 'json' | 'zip' = 'json';
}

const area: Area = {
  name: 'Cases',
  description:
    'What the bank’s own people do with an application: what they may do now, notes, letters, and the data of one person.',
};

const colleague = named('Colleague', object({ id: text('Of the account'), name: text() }));
const exampleColleague = { id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11', name: 'Maria Borg' };
const at = '2026-11-20T10:00:00.000Z';
const requirements = list(text(), { description: 'Names of requirements' });

const jump = named(
  'PossibleJump',
  object({
    state: text(),
    path: nullable(text('Last part of the page’s address')),
    description: nullable(text()),
    is_allowed: flag(),
    passed_over: requirements,
    unmet: requirements,
  }),
);
const status = named(
  'PossibleStatus',
  object({
    type: text('One that the flow tracks'),
    value: integer(undefined, { minimum: 0, maximum: 5 }),
    state: text('Where the application would then be'),
    label: text('What the status is called in the language asked for'),
    value_label: text('What the value is called'),
    is_decision: flag('Whether the status is the decision on the application'),
    isProposal: flag('Whether a second person would have to confirm it'),
  }),
);
const waitingProposal = named(
  'WaitingProposal',
  object({
    by: colleague,
    at: instant('When'),
    reason: text(),
    letter: nullable(text()),
    is_own: flag('Whether the caller proposed it'),
    can_confirm: flag(),
    can_decline: flag(),
  }),
);
const act = named(
  'PossibleAct',
  object({
    type: text('Of the event to send, with its fields beside it'),
    label: text('In the language asked for'),
    lead: nullable(text('What comes of it')),
    done: nullable(text('What is said once it is done')),
    fields: list(formField),
  }),
);
const possibleActs = {
  version: integer('Deciding names it'),
  state: text(),
  acts: list(act, { description: 'What else the flow lets the caller do' }),
  jumps: list(jump),
  jump: nullable(object({ from: text(), reason: text(), passed_over: requirements, can_undo: flag() })),
  statuses: list(status),
  acceptance_errors: mapOf(list(text()), 'What keeps the application from a final yes, by field'),
  proposal: nullable(waitingProposal),
  erasure: nullable(object({ by: colleague, at: instant('When'), is_own: flag() })),
};
const note = named(
  'Note',
  object({ id: text(), text: text(), written_at: instant('When'), author: nullable(colleague) }),
);
const exampleNote = { id: '1', ...exampleOf(NewNote), written_at: at, author: exampleColleague };
const letter = named(
  'Letter',
  object({
    id: text(),
    to: text(),
    subject: text(),
    text: text('Without the code of the application'),
    attachments: list(text()),
    created_at: instant('When it was written'),
    sent_at: nullable(instant('When the mail server took it; null while it waits')),
  }),
);
const exampleLetter = {
  id: '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11',
  to: 'ada@example.com',
  subject: 'We have your application',
  text: 'Hello Ada,',
  attachments: ['summary-en.pdf'],
  created_at: at,
  sent_at: null,
};
const document = object({
  id: text(),
  name: text(),
  document_type: text(),
  content_type: text(),
  size: integer('In bytes'),
  sha256: text(),
  created_at: instant('When'),
});

const path = { code: codeInPath };
const ofStaff = onApplication(staff);
const personOfStaff = byPerson(ofStaff);
const readers = onApplication(insiders);

/** What the bank's own people do with an application besides answering it. */
export const cases = operations('casework', area, {
  possible: operation('GET', '/api/v1/applications/{code}/acts', {
    who: readers,
    summary: 'What the caller may do with an application now',
    description: 'Its chart is asked for each; nothing is done. An admin also sees what waits for a second person.',
    path,
    isLocalised: true,
    answers: {
      200: {
        schema: success(possibleActs),
        example: {
          success: true,
          version: 7,
          state: 'documents',
          acts: [],
          jumps: [
            {
              state: 'stepTwo',
              path: 'step-two',
              description: 'Address and how to reach the applicant.',
              is_allowed: true,
              passed_over: [],
              unmet: [],
            },
          ],
          jump: null,
          statuses: [
            {
              type: 'final',
              value: 1,
              state: 'finished.accepted',
              label: 'Final decision',
              value_label: 'passed',
              is_decision: true,
              isProposal: false,
            },
          ],
          acceptance_errors: {},
          proposal: null,
          erasure: null,
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  notes: operation('GET', '/api/v1/applications/{code}/notes', {
    who: ofStaff,
    summary: 'Notes of colleagues, the newest first',
    description:
      'Never shown to the applicant in the application; applicants who ask for their data get them, for they are personal data.',
    path,
    answers: { 200: { schema: success({ notes: list(note) }), example: { success: true, notes: [exampleNote] } } },
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  addNote: operation('POST', '/api/v1/applications/{code}/notes', {
    who: personOfStaff,
    summary: 'Note something for colleagues',
    path,
    body: { type: NewNote, examples: { note: exampleOf(NewNote) } },
    answers: { 201: { schema: success({ note }), example: { success: true, note: exampleNote } } },
    problems: ['APPLICATION.NOT_FOUND', 'SESSION.ROLE'],
  }),
  removeNote: operation('DELETE', '/api/v1/applications/{code}/notes/{note}', {
    who: personOfStaff,
    summary: 'Take a note away',
    description: 'One’s own; an admin any.',
    path: { ...path, note: { schema: text(), description: 'The id of the note', example: '1' } },
    answers: { 204: { description: 'Gone' } },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.NOT_FOUND', 'SESSION.ROLE'],
  }),
  letters: operation('GET', '/api/v1/applications/{code}/letters', {
    who: ofStaff,
    summary: 'What the applicant was written, the newest first',
    path,
    answers: {
      200: { schema: success({ letters: list(letter) }), example: { success: true, letters: [exampleLetter] } },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  export: operation('GET', '/api/v1/applications/{code}/export', {
    who: freshly(onApplication(admins)),
    summary: 'Everything that is kept about the person behind an application',
    description:
      'Answers, those set aside, drafts, the log, letters, notes and documents; as an archive with the documents themselves.',
    path,
    query: ExportFormat,
    answers: {
      200: {
        schema: success({
          ...wholeApplication,
          transitions: list(
            named('TransitionWithPayload', {
              ...transitionSchema,
              properties: { ...Object(transitionSchema['properties']), payload: { type: 'object' } },
            }),
          ),
          letters: list(letter),
          notes: list(note),
          documents: list(document),
        }),
        example: {
          ...wholeApplicationExample,
          transitions: [{ ...transitionExample, payload: { type: 'application.create' } }],
          letters: [exampleLetter],
          notes: [exampleNote],
          documents: [],
        },
        types: ['application/json', 'application/zip'],
      },
    },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.FIELDS'],
  }),
});

const wordedAnswer = named(
  'WordedAnswer',
  object({
    name: text('As the form calls it'),
    label: text('As the applicant reads it'),
    value: { description: 'As it is kept' },
    text: text('As the applicant reads it; empty for an answer that was taken back'),
  }),
);
const exampleAnswer = { name: 'first_name', label: 'First name', value: 'Ada', text: 'Ada' };

const step = named(
  'WordedStep',
  object({
    step: integer('Its number'),
    state: text('The state that stands for it'),
    title: text('As the applicant reads it'),
    answers: list(wordedAnswer, { description: 'That count' }),
    draft: list(wordedAnswer, { description: 'Typed but not saved' }),
    set_aside: list(wordedAnswer, { description: 'That another answer made irrelevant' }),
  }),
);

const contact = named(
  'WordedContact',
  object({
    id: uuid(),
    parent_id: nullable(text('Of the company that this one owns a part of')),
    contact_type: text(),
    title: text('What the type is called'),
    name: text('What the contact goes by'),
    answers: list(wordedAnswer),
  }),
);

const stepOfChange: Schema<number | null> = {
  type: ['integer', 'null'],
  description: 'The number of its step; null for a contact’s',
};
const change = named(
  'AnswerChange',
  object({
    seq: integer('Of the transition that changed it'),
    at: instant('When'),
    event: text('The type of the event', { example: 'step.save' }),
    actor: object({ role: text() }, { id: text('Of a person or token who was signed in') }),
    step: stepOfChange,
    contact: nullable(text('Whose answer it is, where it is a contact’s')),
    name: text('As the form calls it'),
    label: text('As the applicant reads it'),
    old: nullable(text('What stood there before, in words; null for nothing')),
    new: nullable(text('What stands there since; null for nothing')),
  }),
);

/** What the bank's own people read of one application, besides what its applicant does. */
export const caseAnswers = operations('caseFile', applicationsArea, {
  answers: operation('GET', '/api/v1/applications/{code}/answers', {
    who: readers,
    summary: 'The answers of an application in words, as its applicant reads them',
    description:
      'With what is typed but not saved and what is set aside, and the contacts. Opening an application is noted.',
    isLocalised: true,
    path,
    answers: {
      200: {
        schema: success({ steps: list(step), contacts: list(contact) }),
        example: {
          success: true,
          steps: [
            { step: 1, state: 'stepOne', title: 'About you', answers: [exampleAnswer], draft: [], set_aside: [] },
          ],
          contacts: [],
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  history: operation('GET', '/api/v1/applications/{code}/history', {
    who: readers,
    summary: 'Every change of an answer, the last one first',
    description:
      'Who changed it, when, and what stood there before; at most the last thousand. `people` are the names that those who did have now, by id.',
    isLocalised: true,
    path,
    answers: {
      200: {
        schema: success({ changes: list(change), people: mapOf(text(), 'Names by id') }),
        example: {
          success: true,
          changes: [
            {
              seq: 3,
              at,
              event: 'step.save',
              actor: { role: 'applicant' },
              step: 1,
              contact: null,
              name: 'last_name',
              label: 'Last name',
              old: 'Vela',
              new: 'Vella',
            },
          ],
          people: {},
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  }),
});

/** A person of the bank, as colleagues read it. */
export type Colleague = OutputOf<typeof colleague>;
/** What a colleague noted beside an application. */
export type Note = OutputOf<typeof note>;
/** A mail about an application, sent or waiting. */
export type Letter = OutputOf<typeof letter>;
/** An answer as its applicant reads it, beside its value for programs. */
export type WordedAnswer = OutputOf<typeof wordedAnswer>;
/** One answer that an event changed. */
export type AnswerChange = OutputOf<typeof change>;
