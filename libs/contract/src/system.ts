import { SearchText } from './members.js';
import { ok, operation, operations, type Parameter } from './operation.js';
import { operationsArea } from './outbox.js';
import { Page } from './paging.js';
import * as s from './schema.js';
import { admins } from './who.js';

/** Which jobs that were given up are listed. */
export class FailedJobsPage extends Page {
  @SearchText({ description: 'The name of a queue.' }) queue?: string;
}

/** A fact about a part of the installation. */
const fact: s.Schema<string | number | null> = { type: ['string', 'number', 'null'] };
const part = s.namedObject('PartHealth', {
  name: s.text(undefined, { enum: ['database', 'storage', 'mail', 'queue'] }),
  state: s.text('`off` where it is not configured; `late` where it works but lags behind', {
    enum: ['up', 'late', 'down', 'off'],
  }),
  milliseconds: s.nullable(s.integer('How long the look took')),
  facts: s.mapOf(fact, 'What is known of it, by names'),
});
const replica = s.namedObject('Replica', {
  id: s.uuid(),
  host: s.text(),
  pid: s.integer(),
  worker: s.flag('Whether it also works on jobs'),
  node: s.text('Version of Node'),
  started_at: s.instant('When it started'),
  seen_at: s.instant('When it last said that it lives'),
  is_alive: s.flag('Whether that was within the last half minute'),
});
const queue = s.namedObject('Queue', {
  name: s.text(),
  ready: s.integer('Jobs for which a worker is wanted now'),
  later: s.integer('Jobs that wait for a moment ahead'),
  active: s.integer('Jobs that are being done'),
  failed: s.integer('Jobs that were given up; they stay for a week or two'),
  done: s.integer('Jobs of the last day'),
  oldest_ready_at: s.nullable(s.instant('Since when the oldest ready job waits')),
});
const job = s.namedObject('FailedJob', {
  id: s.uuid(),
  queue: s.text(),
  attempts: s.integer(),
  reason: s.nullable(s.text('The kind of the last error')),
  created_at: s.instant('When it was queued'),
  failed_at: s.nullable(s.instant('When it was given up')),
});
const id: Parameter = {
  schema: s.uuid(),
  description: 'As the list names it',
  example: '7c1f3c6e-7a55-4d7e-9d43-0b8f3c1e5f0a',
};

/** Queues, failed jobs and how the parts of the installation stand. */
export const system = operations(
  'operations',
  { ...operationsArea, path: { id } },
  {
    look: operation('GET', '/api/v1/operations/health', {
      who: admins,
      summary: 'How the parts of the installation stand',
      description: 'Each part is looked at when this is asked, for at most five seconds.',
      answers: ok(
        { parts: s.list(part), replicas: s.list(replica) },
        {
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
      ),
    }),
    sizes: operation('GET', '/api/v1/operations/queues', {
      who: admins,
      summary: 'The queues and their sizes',
      answers: ok(
        { queues: s.list(queue) },
        { queues: [{ name: 'mail', ready: 0, later: 2, active: 1, failed: 0, done: 40, oldest_ready_at: null }] },
      ),
    }),
    failed: operation('GET', '/api/v1/operations/failed-jobs', {
      who: admins,
      summary: 'Jobs that were given up, newest first',
      query: FailedJobsPage,
      answers: ok(
        { jobs: s.list(job), next_cursor: s.nextCursor },
        {
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
      ),
      problems: ['REQUEST.FIELDS'],
    }),
    retry: operation('POST', '/api/v1/operations/failed-jobs/{id}/retry', {
      who: admins,
      summary: 'Try a job again that was given up',
      answers: { 204: { description: 'It waits for a worker' } },
    }),
    drop: operation('DELETE', '/api/v1/operations/failed-jobs/{id}', {
      who: admins,
      summary: 'Throw away a job that was given up',
      answers: { 204: { description: 'It is gone' } },
    }),
  },
);

/** How one part of the installation stands. */
export type PartHealth = s.OutputOf<typeof part>;
/** A process that serves this database, as it says of itself. */
export type Replica = s.OutputOf<typeof replica>;
/** How many jobs of a queue stand where. */
export type QueueSize = s.OutputOf<typeof queue>;
/** A job that was given up. What it carries is not shown. */
export type FailedJob = s.OutputOf<typeof job>;
