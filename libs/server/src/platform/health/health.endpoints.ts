import type { Area, EndpointDescription } from '../openapi/endpoint.js';
import { mapOf, object, text } from '../openapi/schema.js';

export const area: Area = {
  name: 'Operation',
  description: 'For whoever starts, restarts, balances and measures this process.',
};

const indicators = mapOf(object({ status: text(undefined, { enum: ['up', 'down'] }) }), 'By what was looked at');

export const endpoints = {
  live: {
    summary: 'Whether the process answers at all',
    description: 'Restart it when not.',
    answers: { 200: { schema: object({ status: text(undefined, { const: 'ok' }) }), example: { status: 'ok' } } },
  },
  ready: {
    summary: 'Whether requests can be served',
    description:
      'The database answers, is not newer than this release can follow, and no shutdown is under way; otherwise 503. What was looked at is told to programs on the same machine and to the bank’s own people.',
    answers: {
      200: {
        schema: object(
          { status: text(undefined, { const: 'ok' }) },
          { info: indicators, error: indicators, details: indicators },
        ),
        example: {
          status: 'ok',
          info: { database: { status: 'up' } },
          error: {},
          details: { database: { status: 'up' } },
        },
      },
    },
  },
} as const satisfies Record<string, EndpointDescription>;
