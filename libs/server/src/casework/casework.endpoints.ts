import { Example, exampleOf, Required, Text } from '@statewise/fields';
import { statusTypes } from '@statewise/flow';
import { codeInPath, transitionSchema } from '../applications/application.schemas.js';
import { transitionExample, wholeApplication, wholeApplicationExample } from '@statewise/contract';
import type { Area, EndpointDescription } from '../platform/openapi/endpoint.js';
import {
  fieldsSchema,
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
} from '../platform/openapi/schema.js';

/** What a colleague writes beside an application. */
export class NewNote {
  @Required()
  @Example('Called: the payslip comes tomorrow')
  @Text({ max: 4_000, multiline: true })
  text: string;
}

export const area: Area = {
  name: 'Casework',
  description:
    'What the bank’s own people do with an application: what they may do now, notes, letters, and the data of one person.',
};

const colleague = named('Colleague', object({ id: text('Of the account'), name: text() }));
const who = { id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11', name: 'Maria Borg' };
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
    type: text(undefined, { enum: statusTypes }),
    value: integer(undefined, { minimum: 0, maximum: 5 }),
    state: text('Where the application would then be'),
    isProposal: flag('Whether a second person would have to confirm it'),
  }),
);
const proposal = named(
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
const note = named(
  'Note',
  object({ id: text(), text: text(), written_at: instant('When'), author: nullable(colleague) }),
);
const exampleNote = { id: '1', ...exampleOf(NewNote), written_at: at, author: who };
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
  subject: 'Your loan plan',
  text: 'Hello Ada,',
  attachments: ['loan-plan-en.pdf'],
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

export const endpoints = {
  acts: {
    summary: 'What the caller may do with an application now',
    description: 'Its chart is asked for each; nothing is done. An admin also sees what waits for a second person.',
    path: { code: codeInPath },
    answers: {
      200: {
        schema: success({
          version: integer('Deciding names it'),
          state: text(),
          jumps: list(jump),
          jump: nullable(object({ from: text(), reason: text(), passed_over: requirements, can_undo: flag() })),
          statuses: list(status),
          acceptance_errors: mapOf(list(text()), 'What keeps the application from a final yes, by field'),
          proposal: nullable(proposal),
          erasure: nullable(object({ by: colleague, at: instant('When'), is_own: flag() })),
        }),
        example: {
          success: true,
          version: 7,
          state: 'documents',
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
          statuses: [{ type: 'final', value: 1, state: 'finished.accepted', isProposal: false }],
          acceptance_errors: {},
          proposal: null,
          erasure: null,
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  },
  notes: {
    summary: 'Notes of colleagues, the newest first',
    description:
      'Never shown to the applicant in the application; whoever asks for their data gets them, for they are personal data.',
    path: { code: codeInPath },
    answers: { 200: { schema: success({ notes: list(note) }), example: { success: true, notes: [exampleNote] } } },
    problems: ['APPLICATION.NOT_FOUND'],
  },
  addNote: {
    summary: 'Note something for colleagues',
    path: { code: codeInPath },
    body: { schema: fieldsSchema(NewNote), examples: { note: exampleOf(NewNote) } },
    answers: { 201: { schema: success({ note }), example: { success: true, note: exampleNote } } },
    problems: ['APPLICATION.NOT_FOUND', 'SESSION.ROLE'],
  },
  removeNote: {
    summary: 'Take a note away',
    description: 'One’s own; an admin any.',
    path: { code: codeInPath, note: { schema: text(), description: 'The id of the note', example: '1' } },
    answers: { 204: { description: 'Gone' } },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.NOT_FOUND', 'SESSION.ROLE'],
  },
  letters: {
    summary: 'What the applicant was written, the newest first',
    path: { code: codeInPath },
    answers: {
      200: { schema: success({ letters: list(letter) }), example: { success: true, letters: [exampleLetter] } },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  },
  export: {
    summary: 'Everything that is kept about the person behind an application',
    description:
      'Answers, those set aside, drafts, the log, letters, notes and documents; as an archive with the documents themselves.',
    path: { code: codeInPath },
    query: {
      format: {
        schema: text(undefined, { enum: ['json', 'zip'], default: 'json' }),
        description: 'As data, or as an archive. Error key: `oneOf`',
      },
    },
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
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.FIELDS', 'SESSION.NOT_FRESH'],
  },
} as const satisfies Record<string, EndpointDescription>;
