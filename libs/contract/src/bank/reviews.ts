import { Description, Example, field, Required, rule, Text, trimmed } from '@statewise/fields';
import { exampleApplication, versionMember } from '../application-schemas.js';
import { answeredApplication } from '../applications.js';
import { AsItIs, demand, OneOfTexts, Reason, Version } from '../members.js';
import { operation, operations, type Area } from '../operation.js';
import { Page } from '../paging.js';
import {
  body,
  flag,
  instant,
  integer,
  list,
  named,
  nextCursor,
  nullable,
  number,
  object,
  success,
  text,
  uuid,
  type OutputOf,
} from '../schema.js';
import { byPerson, freshly, onApplication, reading, staff } from '../who.js';

const maxLetterLength = 4_000;
/** Whose reviews a list shows: the caller's own, those that are not assigned, or all. */
export const assignments = ['mine', 'nobody', 'all'] as const;

/** Which reviews are listed. */
export class ReviewsPage extends Page {
  @Description('Whose: the caller’s own, nobody’s yet, or all.')
  @OneOfTexts(assignments)
  assigned: (typeof assignments)[number] = 'all';
}

const account = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of an account, or null for none, which has to be said. */
function AccountOrNull(): PropertyDecorator {
  return field(
    { kind: 'text', normalise: (value) => (typeof value === 'string' ? value.trim() : value) },
    demand('required', (value) => value !== undefined && value !== ''),
    rule('length', (value) => typeof value !== 'string' || value.length <= 100),
    rule('format', (value) => typeof value === 'string' && account.test(value)),
  );
}

/** Who looks from now on, and who looked until then as the caller saw it. */
export class ReviewAssignment {
  @AccountOrNull()
  account: string | null;

  @AccountOrNull()
  from: string | null;
}

/** Which letter is drafted. */
export class LetterChoice {
  @Required()
  @Description('Whether the answer is yes.')
  @Example('false')
  @OneOfTexts(['true', 'false'])
  accept: 'true' | 'false';
}

/** A letter in place of the usual one: null leaves it out, an empty text does not. */
function OwnLetter(): PropertyDecorator {
  return (prototype, name) => {
    Text({ max: maxLetterLength, multiline: true })(prototype, name);
    field(
      { kind: 'text', normalise: (value) => (value === null ? undefined : trimmed(value)) },
      demand('required', (value) => value !== ''),
    )(prototype, name);
  };
}

/** What a person who looked at an application decides. */
export class ReviewDecision {
  @AsItIs('boolean')
  accept: boolean;

  /** For colleagues. */
  @Required()
  @Reason()
  reason: string;

  @OwnLetter()
  letter?: string;

  @Required()
  @Version()
  version: number;
}

const area: Area = {
  name: 'Reviews',
  description:
    'Rejected applicants who asked for a person to look: the list, who looks, and what is decided and written.',
};

const reviewer = named('Reviewer', object({ id: text('Of the account'), name: text() }));
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
    due_at: instant('Until when the bank has to have looked'),
    is_overdue: flag('Whether that is past'),
    assigned_to: nullable(reviewer),
  }),
);
const counts = object({ all: integer(), overdue: integer(), nobody: integer(), mine: integer() });
const exampleReviewer = { id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11', name: 'Maria Borg' };
const example = {
  application_id: '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11',
  name: 'Ada Vella',
  amount: 10_000,
  reasons: ['room'],
  locale: 'en',
  version: 7,
  words: 'My contract was extended last week.',
  asked_at: '2026-11-20T10:00:00.000Z',
  due_at: '2026-12-04T10:00:00.000Z',
  is_overdue: false,
  assigned_to: exampleReviewer,
};
const path = {
  id: { schema: uuid(), description: 'The id of the application', example: example.application_id },
};
const one = { 200: { schema: success({ review }), example: { success: true, review: example } } };

/** The applications of which the applicant asked that a person look at them. */
export const reviews = operations('reviews', area, {
  page: operation('GET', '/api/v1/reviews', {
    who: reading(staff),
    summary: 'Who waits for a person, the first deadline first',
    query: ReviewsPage,
    answers: {
      200: {
        schema: success({ reviews: list(review), counts, next_cursor: nextCursor }),
        example: {
          success: true,
          reviews: [example],
          counts: { all: 1, overdue: 0, nobody: 0, mine: 1 },
          next_cursor: null,
        },
      },
    },
    problems: ['REQUEST.FIELDS'],
  }),
  reviewers: operation('GET', '/api/v1/reviews/reviewers', {
    who: staff,
    summary: 'Who can look',
    answers: {
      200: {
        schema: success({ reviewers: list(reviewer) }),
        example: { success: true, reviewers: [exampleReviewer] },
      },
    },
  }),
  read: operation('GET', '/api/v1/reviews/{id}', {
    who: staff,
    summary: 'One application that waits for a person',
    path,
    answers: one,
    problems: ['REQUEST.NOT_FOUND'],
  }),
  assign: operation('PUT', '/api/v1/reviews/{id}/assignee', {
    who: byPerson({ ...staff, namedBy: ['id'] }),
    summary: 'Take, give or release a review',
    description: 'Names who had it as the caller saw it; another person’s by now is refused with 409.',
    path,
    body: {
      type: ReviewAssignment,
      schema: body({
        account: nullable(text('Who looks from now on; null: nobody. Error keys: `required`, `format`')),
        from: nullable(text('Who looked until now. Error keys: `required`, `format`')),
      }),
      examples: { take: { account: exampleReviewer.id, from: null } },
    },
    answers: one,
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS', 'REVIEW.TAKEN', 'SESSION.ROLE'],
  }),
  letter: operation('GET', '/api/v1/reviews/{id}/letter', {
    who: { ...onApplication(staff), namedBy: ['id'] },
    summary: 'The letter to the applicant as it would be sent, in the applicant’s language',
    path,
    query: LetterChoice,
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
  }),
  decide: operation('POST', '/api/v1/reviews/{id}/decision', {
    who: { ...byPerson(freshly(onApplication(staff))), namedBy: ['id'], second: 'acceptance', told: 'applicant' },
    summary: 'Decide what a person has looked at, with the letter to the applicant',
    description:
      'The final status becomes PASSED or FAILED, under the rules of every decision: above the policy’s amount the answer carries a `proposal` that a second person confirms. The letter goes when the decision stands.',
    isRepeatable: true,
    path,
    body: {
      type: ReviewDecision,
      schema: body(
        {
          accept: flag('Error keys: `required`, `format`'),
          reason: text('Why, for colleagues. Error keys: `required`, `format`, `length`', {
            minLength: 1,
            maxLength: 500,
          }),
          version: versionMember,
        },
        {
          letter: nullable(
            text('In place of the usual letter. Error keys: `required`, `format`, `length`', {
              maxLength: maxLetterLength,
            }),
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
    problems: ['REQUEST.NOT_FOUND', 'APPLICATION.NOT_FOUND', 'APPLICATION.STALE', 'APPLICATION.REFUSED'],
  }),
});

/** An application that waits for a person. */
export type Review = OutputOf<typeof review>;
/** A person who can look at an application. */
export type Reviewer = OutputOf<typeof reviewer>;
/** How many reviews wait, of a person's own and of others. */
export type ReviewCounts = OutputOf<typeof counts>;
