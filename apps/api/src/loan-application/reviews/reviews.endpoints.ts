import { exampleApplication, versionMember } from '@statewise/server/applications/application.schemas.js';
import { answeredApplication } from '@statewise/server/applications/application.schemas.js';
import type { Area, EndpointDescription, Parameter } from '@statewise/server/platform/openapi/endpoint.js';
import { nextCursor, pagedBy } from '@statewise/server/platform/openapi/paged.js';
import {
  body,
  flag,
  instant,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  success,
  text,
} from '@statewise/server/platform/openapi/schema.js';

export const area: Area = {
  name: 'Reviews',
  description:
    'Rejected applicants who asked for a person to look: the list, who looks, and what is decided and written.',
};

const person = named('Reviewer', object({ id: text('Of the account'), name: text() }));
const review = named(
  'Review',
  object({
    application_id: text(),
    name: text('Of the applicant'),
    amount: nullable(number('In euro')),
    reasons: list(text(), { description: 'Keys of what the risk rules said' }),
    locale: text('The applicant’s language'),
    version: integer('Of the application; deciding names it'),
    words: nullable(text('What the applicant wrote')),
    asked_at: instant('When it was asked'),
    due_at: instant('Until when somebody has to have looked'),
    is_overdue: flag('Whether that is past'),
    assigned_to: nullable(person),
  }),
);
const id = '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11';
const reviewer = { id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11', name: 'Maria Borg' };
const example = {
  application_id: id,
  name: 'Ada Vella',
  amount: 10_000,
  reasons: ['room'],
  locale: 'en',
  version: 7,
  words: 'My contract was extended last week.',
  asked_at: '2026-11-20T10:00:00.000Z',
  due_at: '2026-12-04T10:00:00.000Z',
  is_overdue: false,
  assigned_to: reviewer,
};
const inPath: Record<'id', Parameter> = {
  id: { schema: text(undefined, { format: 'uuid' }), description: 'The id of the application', example: id },
};
const reason = text('Why, for colleagues. Error keys: `required`, `format`, `length`', {
  minLength: 1,
  maxLength: 500,
});
const one = { 200: { schema: success({ review }), example: { success: true, review: example } } };

export const endpoints = {
  page: {
    summary: 'Who waits for a person, the first deadline first',
    query: {
      assigned: {
        schema: text(undefined, { enum: ['mine', 'nobody', 'all'], default: 'all' }),
        description: 'Whose: the caller’s own, nobody’s yet, or all. Error key: `oneOf`',
      },
      ...pagedBy(),
    },
    answers: {
      200: {
        schema: success({
          reviews: list(review),
          counts: object({ all: integer(), overdue: integer(), nobody: integer(), mine: integer() }),
          next_cursor: nextCursor,
        }),
        example: {
          success: true,
          reviews: [example],
          counts: { all: 1, overdue: 0, nobody: 0, mine: 1 },
          next_cursor: null,
        },
      },
    },
    problems: ['REQUEST.FIELDS'],
  },
  reviewers: {
    summary: 'Who can look',
    answers: {
      200: { schema: success({ reviewers: list(person) }), example: { success: true, reviewers: [reviewer] } },
    },
  },
  read: {
    summary: 'One application that waits for a person',
    path: inPath,
    answers: one,
    problems: ['REQUEST.NOT_FOUND'],
  },
  assign: {
    summary: 'Take, give or release a review',
    description: 'Names who had it as the caller saw it; somebody else’s by now is refused with 409.',
    path: inPath,
    body: {
      schema: body({
        account: nullable(text('Who looks from now on; null: nobody. Error keys: `required`, `format`')),
        from: nullable(text('Who looked until now. Error keys: `required`, `format`')),
      }),
      examples: { take: { account: reviewer.id, from: null } },
    },
    answers: one,
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS', 'REVIEW.TAKEN', 'SESSION.ROLE'],
  },
  letter: {
    summary: 'The letter to the applicant as it would be sent, in the applicant’s language',
    path: inPath,
    query: {
      accept: {
        schema: text(undefined, { enum: ['true', 'false'] }),
        description: 'Whether the answer is yes. Error keys: `required`, `oneOf`',
        isRequired: true,
        example: 'false',
      },
    },
    answers: {
      200: {
        schema: success({ letter: object({ to: text(), language: text(), subject: text(), text: text() }) }),
        example: {
          success: true,
          letter: { to: 'ada@example.com', language: 'en', subject: 'About your loan application', text: 'Hello Ada,' },
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS', 'APPLICATION.NOT_FOUND'],
  },
  decide: {
    summary: 'Decide what a person has looked at, with the letter to the applicant',
    description:
      'The final status becomes PASSED or FAILED, under the rules of every decision: above the policy’s amount the answer carries a `proposal` that a second person confirms. The letter goes when the decision stands.',
    isRepeatable: true,
    path: inPath,
    body: {
      schema: body(
        { accept: flag('Error keys: `required`, `format`'), reason, version: versionMember },
        {
          letter: nullable(
            text('In place of the usual letter. Error keys: `required`, `format`, `length`', { maxLength: 4_000 }),
          ),
        },
      ),
      examples: { no: { accept: false, reason: 'No new facts', letter: 'Hello Ada,\n\nWe looked again.', version: 7 } },
    },
    answers: {
      200: {
        schema: answeredApplication,
        example: { success: true, application: { ...exampleApplication, facts: {} } },
      },
    },
    problems: [
      'REQUEST.NOT_FOUND',
      'APPLICATION.NOT_FOUND',
      'APPLICATION.STALE',
      'APPLICATION.REFUSED',
      'SESSION.NOT_FRESH',
    ],
  },
} as const satisfies Record<string, EndpointDescription>;
