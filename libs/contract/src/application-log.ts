import { transitionMembers } from './application-schemas.js';
import { applicationsArea } from './application-schemas.js';
import { LogQuery } from './applications.js';
import { operation, operations, type Parameter } from './operation.js';
import {
  flag,
  integer,
  list,
  mapOf,
  named,
  nullable,
  object,
  success,
  text,
  type OutputOf,
  type Schema,
} from './schema.js';
import { insiders, onApplication } from './who.js';

/** What can be wrong with a row of the log, the first of these that is. */
export const logFaults = {
  missing: 'rows before it are missing',
  unchained: 'it carries no hash, though it should',
  altered: 'it is not what was written there, or what it was written behind is gone',
  refused: 'the chart refuses its event there',
  elsewhere: 'the chart leads to another state',
} as const;
export type LogFault = keyof typeof logFaults;

const idInPath: Parameter = {
  schema: text(),
  description: 'The id of the application, or its code',
  example: '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11',
};

const faults = Object.entries(logFaults)
  .map(([fault, meaning]) => `\`${fault}\`: ${meaning}`)
  .join('; ');
const fault = text(faults, { enum: Object.keys(logFaults) as readonly LogFault[] });
const anything: Schema<Readonly<Record<string, unknown>>> = { type: 'object', additionalProperties: true };
const groups = (description: string) => mapOf(anything, description);
const anyValue = (description: string): Schema => ({ description });

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

const snapshot = named(
  'Standing',
  object({
    facts: { ...anything, description: 'What the chart knows besides answers' },
    answers: groups('By the number of the step'),
    set_aside: groups('Answers that another one made irrelevant, by the number of the step'),
    contacts: groups('By id'),
  }),
);

const entry = named(
  'Moment',
  transitionMembers(
    {
      chain: text('Whether its hash holds; `older`: it was written before the log was chained', {
        enum: ['holds', 'older', 'broken'],
      }),
      fault: nullable(fault),
      differences: nullable(list(difference)),
    },
    { standing: snapshot },
  ),
);

/** The log of an application, followed through its chart and checked. */
export const applicationLog = operations('log', applicationsArea, {
  replay: operation('GET', '/api/v1/applications/{id}/replay', {
    who: onApplication(insiders),
    summary: 'The log of an application, replayed through its chart',
    description:
      'Each moment says what its event changed, and whether its row holds: against the hash that it was written with, and against the chart. The first moment of a page has `standing`, all that the application was behind it; that of a later one is the one before with its differences. Moments that an older version of the chart brought about have neither, for the present chart cannot follow them.',
    path: { id: idInPath },
    query: LogQuery,
    answers: {
      200: {
        schema: success({
          flow: text(),
          flow_version: integer(),
          length: integer('How many rows the log has'),
          moments: list(entry),
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
  }),
  verification: operation('GET', '/api/v1/applications/{id}/verification', {
    who: onApplication(insiders),
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
  }),
});

/** All that an application was behind a row of its log. */
export type ApplicationSnapshot = OutputOf<typeof snapshot>;
/** One member that an event changed. */
export type MemberDifference = OutputOf<typeof difference>;
/** A row of the log as it was replayed and checked. */
export type ReplayedEntry = OutputOf<typeof entry>;
