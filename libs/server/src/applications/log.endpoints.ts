import { logFaults } from '../engine/log-check.js';
import type { EndpointDescription, Parameter } from '../platform/openapi/endpoint.js';
import { pageLimit } from '../platform/openapi/paged.js';
import { flag, integer, list, mapOf, named, nullable, object, success, text } from '../platform/openapi/schema.js';
import { transitionSchema } from './application.schemas.js';

const idInPath: Parameter = {
  schema: text(),
  description: 'The id of the application, or its code',
  example: '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11',
};

const faults = Object.entries(logFaults)
  .map(([fault, meaning]) => `\`${fault}\`: ${meaning}`)
  .join('; ');
const fault = text(faults, { enum: Object.keys(logFaults) });
const anything = { type: 'object', additionalProperties: true };
const groups = (description: string) => mapOf(anything, description);
const anyValue = (description: string) => ({ description });

const difference = named(
  'Difference',
  object({
    part: text(undefined, { enum: ['facts', 'answers', 'set_aside', 'contacts'] }),
    of: nullable(text('The number of the step or the id of the contact; null for facts')),
    name: text(),
    was: anyValue('Null where it was not there'),
    is: anyValue('Null where it is not there any more'),
  }),
);

const standing = named(
  'Standing',
  object({
    facts: { ...anything, description: 'What the chart knows besides answers' },
    answers: groups('By the number of the step'),
    set_aside: groups('Answers that another one made irrelevant, by the number of the step'),
    contacts: groups('By id'),
  }),
);

const moment = named('Moment', {
  ...object(
    {
      ...Object(transitionSchema['properties']),
      chain: text('Whether its hash holds; `older`: it was written before the log was chained', {
        enum: ['holds', 'older', 'broken'],
      }),
      fault: nullable(fault),
      differences: nullable(list(difference)),
    },
    { standing },
  ),
  required: [...Array.from(Object(transitionSchema['required'])), 'chain', 'fault', 'differences'],
});

export const endpoints = {
  replay: {
    summary: 'The log of an application, replayed through its chart',
    description:
      'Each moment says what its event changed, and whether its row holds: against the hash that it was written with, and against the chart. The first moment of a page has `standing`, all that the application was behind it; that of a later one is the one before with its differences. Moments that an older version of the chart brought about have neither, for the present chart cannot follow them.',
    path: { id: idInPath },
    query: {
      after: {
        schema: integer(undefined, { minimum: 0, default: 0 }),
        description: 'The last `seq` that is known. Error keys: `numbers`, `min`, `max`',
      },
      limit: pageLimit(100),
    },
    answers: {
      200: {
        schema: success({
          flow: text(),
          flow_version: integer(),
          length: integer('How many rows the log has'),
          moments: list(moment),
          next_after: nullable(integer('`after` of the next page; null on the last')),
        }),
        example: {
          success: true,
          flow: 'loan-application',
          flow_version: 2,
          length: 12,
          moments: [
            {
              seq: 2,
              event: 'step.save',
              from: 'stepTwo',
              to: 'stepThree',
              actor: { role: 'applicant' },
              at: '2026-11-20T10:00:00.000Z',
              chain: 'holds',
              fault: null,
              differences: [{ part: 'answers', of: '2', name: 'city', was: null, is: 'Gent' }],
              standing: { facts: { furthestStep: 3 }, answers: { 2: { city: 'Gent' } }, set_aside: {}, contacts: {} },
            },
          ],
          next_after: 2,
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.FIELDS'],
  },
  verification: {
    summary: 'Whether the log of an application is whole and leads to where it stands',
    description:
      'Every row carries a hash over its content and the row before it, made with a key that is not in the database; the application carries one over where its log ends. A row that was altered, removed, added or moved shows, and so does anything stored that the log does not lead to.',
    path: { id: idInPath },
    answers: {
      200: {
        schema: success({
          holds: flag('Whether nothing is wrong'),
          rows: integer(),
          chained: integer('Rows whose hash holds'),
          older: integer('Rows that were written before the log was chained, which no hash protects'),
          replayed: integer('Rows that the present chart follows'),
          faults: list(object({ seq: integer(), fault }), { description: 'The first 100' }),
          end: list(text(), {
            description:
              '`cut`: rows behind the last are gone, or the application was put back; `state`, `facts`, `contacts`, `step 2`: what is stored otherwise than the log leads to',
          }),
        }),
        example: {
          success: true,
          holds: false,
          rows: 23,
          chained: 22,
          older: 0,
          replayed: 23,
          faults: [{ seq: 7, fault: 'altered' }],
          end: [],
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
