import { SearchText } from './members.js';
import { operation, operations, type Parameter } from './operation.js';
import { operationsArea } from './outbox.js';
import { Page } from './paging.js';
import {
  flag,
  instant,
  integer,
  list,
  mapOf,
  named,
  nextCursor,
  nullable,
  object,
  success,
  text,
  uuid,
  type OutputOf,
  type Schema,
} from './schema.js';
import { admins } from './who.js';

/** Which jobs that were given up are listed. */
export class FailedJobsPage extends Page {
  @SearchText({ description: 'The name of a queue.' })
  queue?: string;
}

/** A fact about a part of the installation. */
const fact: Schema<string | number | null> = { type: ['string', 'number', 'null'] };
const part = named(
  'PartHealth',
  object({
    name: text(undefined, { enum: ['database', 'storage', 'mail', 'queue'] }),
    state: text('`off` where it is not configured; `late` where it works but lags behind', {
      enum: ['up', 'late', 'down', 'off'],
    }),
    milliseconds: nullable(integer('How long the look took')),
    facts: mapOf(fact, 'What is known of it, by names'),
  }),
);
const replica = named(
  'Replica',
  object({
    id: uuid(),
    host: text(),
    pid: integer(),
    worker: flag('Whether it also works on jobs'),
    node: text('Version of Node'),
    started_at: instant('When it started'),
    seen_at: instant('When it last said that it lives'),
    is_alive: flag('Whether that was within the last half minute'),
  }),
);
const queue = named(
  'Queue',
  object({
    name: text(),
    ready: integer('Jobs for which a worker is wanted now'),
    later: integer('Jobs that wait for a moment ahead'),
    active: integer('Jobs that are being done'),
    failed: integer('Jobs that were given up; they stay for a week or two'),
    done: integer('Jobs of the last day'),
    oldest_ready_at: nullable(instant('Since when the oldest ready job waits')),
  }),
);
const job = named(
  'FailedJob',
  object({
    id: uuid(),
    queue: text(),
    attempts: integer(),
    reason: nullable(text('The kind of the last error')),
    created_at: instant('When it was queued'),
    failed_at: nullable(instant('When it was given up')),
  }),
);
const id: Parameter = {
  schema: uuid(),
  description: 'As the list names it',
  example: '7c1f3c6e-7a55-4d7e-9d43-0b8f3c1e5f0a',
};

/** Queues, failed jobs and how the parts of the installation stand. */
export const system = operations('operations', operationsArea, {
  look: operation('GET', '/api/v1/operations/health', {
    who: admins,
    summary: 'How the parts of the installation stand',
    description: 'Each part is looked at when this is asked, for at most five seconds.',
    answers: {
      200: {
        schema: success({ parts: list(part), replicas: list(replica) }),
        example: {
          success: true,
          parts: [{ name: 'database', state: 'up', milliseconds: 2, facts: { version: '18.4', megabytes: 41 } }],
          replicas: [
            {
              id: '5b0d8a4e-0f5f-4b56-8f0b-1f9f1f5c2a10',
              host: 'api-1',
              pid: 17,
              worker: true,
              node: 'v24.19.0',
              started_at: '2026-11-20T08:00:00.000Z',
              seen_at: '2026-11-20T10:00:00.000Z',
              is_alive: true,
            },
          ],
        },
      },
    },
  }),
  sizes: operation('GET', '/api/v1/operations/queues', {
    who: admins,
    summary: 'The queues and their sizes',
    answers: {
      200: {
        schema: success({ queues: list(queue) }),
        example: {
          success: true,
          queues: [{ name: 'mail', ready: 0, later: 2, active: 1, failed: 0, done: 40, oldest_ready_at: null }],
        },
      },
    },
  }),
  failed: operation('GET', '/api/v1/operations/failed-jobs', {
    who: admins,
    summary: 'Jobs that were given up, newest first',
    query: FailedJobsPage,
    answers: {
      200: {
        schema: success({ jobs: list(job), next_cursor: nextCursor }),
        example: {
          success: true,
          jobs: [
            {
              id: id.example,
              queue: 'flow-action',
              attempts: 13,
              reason: 'Error:ECONNREFUSED',
              created_at: '2026-11-20T04:00:00.000Z',
              failed_at: '2026-11-20T10:00:00.000Z',
            },
          ],
          next_cursor: null,
        },
      },
    },
    problems: ['REQUEST.FIELDS'],
  }),
  retry: operation('POST', '/api/v1/operations/failed-jobs/{id}/retry', {
    who: admins,
    summary: 'Try a job again that was given up',
    path: { id },
    answers: { 204: { description: 'It waits for a worker' } },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  drop: operation('DELETE', '/api/v1/operations/failed-jobs/{id}', {
    who: admins,
    summary: 'Throw away a job that was given up',
    path: { id },
    answers: { 204: { description: 'It is gone' } },
    problems: ['REQUEST.NOT_FOUND'],
  }),
});

/** How one part of the installation stands. */
export type PartHealth = OutputOf<typeof part>;
/** A process that serves this database, as it says of itself. */
export type Replica = OutputOf<typeof replica>;
/** How many jobs of a queue stand where. */
export type QueueSize = OutputOf<typeof queue>;
/** A job that was given up. What it carries is not shown. */
export type FailedJob = OutputOf<typeof job>;
