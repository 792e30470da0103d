import { flowInPath } from '../applications/flows.endpoints.js';
import type { EndpointDescription } from '../platform/openapi/endpoint.js';
import { integer, list, named, nullable, number, object, success, text } from '../platform/openapi/schema.js';

const stateStatistics = named(
  'StateStatistics',
  object({
    state: text(),
    now: integer('Applications there now'),
    ever: integer('Applications that ever came there; one that came twice is one'),
    entries: integer('How often one came there; one that came twice came twice'),
    median_seconds: nullable(
      number('Median of the stays that ended, each for itself, to within 5 %; null when none did'),
    ),
    left: integer('Applications that are still there and have not moved for a week, or were erased there'),
    left_share: number('Share of those who came that left there'),
  }),
);

const move = named('Move', object({ from: text(), to: text(), count: integer() }));
const day = text(undefined, { format: 'date' });

export const endpoints = {
  populationOf: {
    summary: 'How many applications of a flow stand where',
    description:
      'Counts the applications that came into being in a period, wherever they went since. Saves within a state are no part of it: a stay lasts from coming to leaving. Days are those of UTC; “a week” is seven whole ones. Applications that were erased stay counted where they came and where they were last. Answers follow the log within a second or two.',
    path: { id: flowInPath },
    query: {
      days: {
        schema: integer(undefined, { minimum: 1, maximum: 366, default: 30 }),
        description: 'Applications of the last so many days, today being one; anything else counts as 30',
        example: 30,
      },
      from: { schema: day, description: 'The first day, in place of `days`. Error key: `format`' },
      to: {
        schema: day,
        description:
          'The last day, today when only `from` is given; ten years at most. Error keys: `format`, `min`, `max`',
      },
      version: {
        schema: integer(undefined, { minimum: 0 }),
        description:
          'Applications that came into being in this version of the flow. Error keys: `numbers`, `min`, `max`',
      },
      locale: {
        schema: text(undefined, { pattern: '^[a-z]{2}$' }),
        description: 'Applications in this language. Error key: `format`',
      },
    },
    answers: {
      200: {
        schema: success({
          days: integer(),
          from: day,
          to: day,
          version: nullable(integer()),
          locale: nullable(text()),
          begun: integer('Applications that came into being'),
          population: list(stateStatistics),
          moves: list(move, { description: 'How often applications went from one state to another' }),
          versions: list(integer(), { description: 'In which versions applications came into being, whenever' }),
          locales: list(text(), { description: 'In which languages they did' }),
        }),
        example: {
          success: true,
          days: 30,
          from: '2026-10-22',
          to: '2026-11-20',
          version: null,
          locale: null,
          begun: 44,
          population: [
            { state: 'stepTwo', now: 12, ever: 40, entries: 52, median_seconds: 84.1, left: 8, left_share: 0.2 },
          ],
          moves: [{ from: 'stepTwo', to: 'stepThree', count: 39 }],
          versions: [1, 2],
          locales: ['en', 'fr', 'nl'],
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS'],
  },
} as const satisfies Record<string, EndpointDescription>;
