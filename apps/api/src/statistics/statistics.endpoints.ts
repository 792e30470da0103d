import { flowInPath } from '../applications/flows.endpoints.js';
import type { EndpointDescription } from '../platform/openapi/endpoint.js';
import { integer, list, named, nullable, number, object, success, text } from '../platform/openapi/schema.js';

const stateStatistics = named(
  'StateStatistics',
  object({
    state: text(),
    now: integer('Applications there now'),
    ever: integer('Applications that ever came there'),
    median_seconds: nullable(number('Median stay of those that went on; null when none did')),
    left_share: number('Share of those who came that are still there and have not moved for a week'),
  }),
);

export const endpoints = {
  populationOf: {
    summary: 'How many applications of a flow stand where',
    path: { id: flowInPath },
    query: {
      days: {
        schema: integer(undefined, { minimum: 1, maximum: 366, default: 30 }),
        description: 'Applications of the last so many days; anything else counts as 30',
        example: 30,
      },
    },
    answers: {
      200: {
        schema: success({ days: integer(), population: list(stateStatistics) }),
        example: {
          success: true,
          days: 30,
          population: [{ state: 'stepTwo', now: 12, ever: 40, median_seconds: 84, left_share: 0.2 }],
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
