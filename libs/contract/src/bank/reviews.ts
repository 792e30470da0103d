import { Description, Example, field, Required, Text, trimmed } from '@statewise/fields';
import { answeredApplication } from '../applications.js';
import { AsItIs, demand, OneOfTexts, Reason, Version } from '../members.js';
import { listedId, ok, operation, operations, type Area } from '../operation.js';
import { Page } from '../paging.js';
import * as s from '../schema.js';
import { NewAssignee } from '../tasks.js';
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
  @AsItIs('boolean') accept: boolean;

  @Required() @Reason() @Description('Why, for colleagues.') reason: string;
  @OwnLetter() @Description('In place of the usual letter.') letter?: string;
  @Required() @Version() version: number;
}

const area: Area = {
  name: 'Reviews',
  description:
    'Applications that a person looks at, as a rejected applicant asked or the bank began: the list, who looks, and what is decided and written.',
  path: { id: { ...listedId, description: 'The id of the application' } },
};

const reviewer = s.namedObject('Reviewer', { id: s.text('Of the account'), name: s.text() });
const review = s.namedObject('Review', {
  application_id: s.text(undefined, { example: '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11' }),
  name: s.text('Of the applicant', { example: 'Ada Vella' }),
  amount: s.nullable(s.number('In euro')),
  reasons: s.list(s.text(undefined, { example: 'room' }), { description: 'Keys of what the risk rules said' }),
  locale: s.text('The applicant’s language'),
  version: s.integer('Of the application; deciding names it'),
  words: s.nullable(s.text('What the applicant wrote')),
  asked_at: s.instant('When it was asked, or the bank began'),
  due_at: s.instant('Until when the bank has to have looked'),
  is_overdue: s.flag('Whether that is past'),
  assigned_to: s.nullable(reviewer),
});
const counts = s.object({ all: s.integer(), overdue: s.integer(), nobody: s.integer(), mine: s.integer() });
const one = ok({ review });

/** The applications that a person looks at, as the applicant asked or the bank began. */
export const reviews = operations('reviews', area, {
  page: operation('GET', '/api/v1/reviews', {
    who: reading(staff),
    summary: 'Who waits for a person, the first deadline first',
    query: ReviewsPage,
    answers: ok({ reviews: s.list(review), counts, next_cursor: s.nextCursor }),
  }),
  reviewers: operation('GET', '/api/v1/reviews/reviewers', {
    who: staff,
    summary: 'Who can look',
    answers: ok({ reviewers: s.list(reviewer) }),
  }),
  read: operation('GET', '/api/v1/reviews/{id}', {
    who: reading({ ...staff, namedBy: ['id'] }),
    summary: 'One application that waits for a person',
    answers: one,
  }),
  assign: operation('PUT', '/api/v1/reviews/{id}/assignee', {
    who: byPerson({ ...staff, namedBy: ['id'] }),
    summary: 'Take, give or release a review',
    description: 'Names who had it as the caller saw it; another person’s by now is refused with 409.',
    body: {
      type: NewAssignee,
      examples: { take: { account: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11', from: null } },
    },
    answers: one,
    problems: ['REVIEW.TAKEN'],
  }),
  letter: operation('GET', '/api/v1/reviews/{id}/letter', {
    who: { ...onApplication(staff), namedBy: ['id'] },
    summary: 'The letter to the applicant as it would be sent, in the applicant’s language',
    query: LetterChoice,
    answers: ok(
      { letter: s.object({ to: s.text(), language: s.text(), subject: s.text(), text: s.text() }) },
      { letter: { to: 'ada@example.com', subject: 'About your loan application' } },
    ),
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  decide: operation('POST', '/api/v1/reviews/{id}/decision', {
    who: { ...byPerson(freshly(onApplication(staff))), namedBy: ['id'], second: 'acceptance', told: 'applicant' },
    summary: 'Decide what a person has looked at, with the letter to the applicant',
    description:
      'The final status becomes PASSED or FAILED, under the rules of every decision: above the policy’s amount the answer carries a `proposal` that a second person confirms. The letter goes when the decision stands.',
    isRepeatable: true,
    body: {
      type: ReviewDecision,
      examples: {
        no: { accept: false, reason: 'No new facts', letter: 'Hello Ada,\n\nWe looked again.', version: 7 },
      },
    },
    answers: { 200: { schema: answeredApplication } },
    problems: ['APPLICATION.NOT_FOUND', 'APPLICATION.STALE', 'APPLICATION.REFUSED', 'APPLICATION.LOST'],
  }),
});

/** An application that waits for a person. */
export type Review = s.OutputOf<typeof review>;
/** A person who can look at an application. */
export type Reviewer = s.OutputOf<typeof reviewer>;
/** How many reviews wait, of a person's own and of others. */
export type ReviewCounts = s.OutputOf<typeof counts>;
