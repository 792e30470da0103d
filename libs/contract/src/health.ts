import { operation, operations, type Area } from './operation.js';
import * as s from './schema.js';
import { everyone } from './who.js';

const area: Area = {
  name: 'Operation',
  description: 'For whoever starts, restarts, balances and measures this process.',
};

const ok = s.text(undefined, { const: 'ok' });
/** The server hands out what its library of health checks found. */
const indicators: s.Schema<object, Readonly<Record<string, { readonly status: 'up' | 'down' }>>> = s.mapOf(
  s.object({ status: s.text(undefined, { enum: ['up', 'down'] }) }),
  'By what was looked at',
);

/** Whether a process answers, and whether it can serve. */
export const health = operations('health', area, {
  live: operation('GET', '/health/live', {
    who: everyone,
    summary: 'Whether the process answers at all',
    description:
      'Restart it when not. It is answered 503 from when the process was asked to end: a proxy sends it no more.',
    answers: { 200: { schema: s.object({ status: ok }) } },
  }),
  ready: operation('GET', '/health/ready', {
    who: everyone,
    summary: 'Whether requests can be served',
    description:
      'The database answers, is not newer than this release can follow, and no shutdown is under way; otherwise 503. What was looked at is told to programs that may read the measurements.',
    answers: {
      200: {
        schema: s.object({ status: ok }, { info: indicators, error: indicators, details: indicators }),
        example: {
          info: { database: { status: 'up' } },
          error: {},
          details: { database: { status: 'up' } },
        },
      },
    },
  }),
});

/** Measurements of a process. */
export const metrics = operations('metrics', area, {
  read: operation('GET', '/metrics', {
    who: everyone,
    summary: 'Measurements in the format of Prometheus',
    description:
      'For programs with the token `METRICS_TOKEN` or on the port `METRICS_PORT`; where neither is set, on the same machine with no proxy between. Else the bank’s own people.',
    problems: ['SESSION.REQUIRED'],
    answers: {
      200: {
        schema: s.text(),
        types: ['text/plain'],
        example: 'http_request_duration_seconds_count{method="POST",route="/api/v1/session",status="200"} 1',
      },
    },
  }),
});
