import { codeInPath } from '../applications/application.schemas.js';
import type { EndpointDescription } from '../platform/openapi/endpoint.js';
import { instant, integer, list, mapOf, named, nullable, object, success, text } from '../platform/openapi/schema.js';

const answer = named(
  'WordedAnswer',
  object({
    name: text('As the form calls it'),
    label: text('As the applicant reads it'),
    value: { description: 'As it is kept' },
    text: text('As the applicant reads it'),
  }),
);
const exampleAnswer = { name: 'first_name', label: 'First name', value: 'Ada', text: 'Ada' };

const step = named(
  'WordedStep',
  object({
    step: integer('Its number'),
    state: text('The state that stands for it'),
    title: text('As the applicant reads it'),
    answers: list(answer, { description: 'That count' }),
    draft: list(answer, { description: 'Typed but not saved' }),
    set_aside: list(answer, { description: 'That another answer made irrelevant' }),
  }),
);

const contact = named(
  'WordedContact',
  object({
    id: text(undefined, { format: 'uuid' }),
    parent_id: nullable(text('Of the company that this one owns a part of')),
    contact_type: text(),
    title: text('What the type is called'),
    name: text('What the contact goes by'),
    answers: list(answer),
  }),
);

const change = named(
  'AnswerChange',
  object({
    seq: integer('Of the transition that changed it'),
    at: instant('When'),
    event: text('The type of the event', { example: 'step.save' }),
    actor: object({ role: text() }, { id: text('Of a person or token who was signed in') }),
    step: { type: ['integer', 'null'], description: 'The number of its step; null for a contact’s' },
    contact: nullable(text('Whose answer it is, where it is a contact’s')),
    name: text('As the form calls it'),
    label: text('As the applicant reads it'),
    old: nullable(text('What stood there before, in words; null for nothing')),
    new: nullable(text('What stands there since; null for nothing')),
  }),
);

export const endpoints = {
  answers: {
    summary: 'The answers of an application in words, as its applicant reads them',
    description:
      'With what is typed but not saved and what is set aside, and the contacts. Opening an application is noted.',
    isLocalised: true,
    path: { code: codeInPath },
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
  },
  history: {
    summary: 'Every change of an answer, the last one first',
    description:
      'Who changed it, when, and what stood there before; at most the last thousand. `people` are the names that those who did have now, by id.',
    isLocalised: true,
    path: { code: codeInPath },
    answers: {
      200: {
        schema: success({ changes: list(change), people: mapOf(text(), 'Names by id') }),
        example: {
          success: true,
          changes: [
            {
              seq: 3,
              at: '2026-11-20T10:00:00.000Z',
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
  },
} as const satisfies Record<string, EndpointDescription>;
