import { SearchText } from './members.js';
import { ok, operation, operations } from './operation.js';
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
  name: s.text(undefined, { enum: ['database', 'storage', 'scanner', 'mail', 'queue'] }),
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
  name: s.text(undefined, { example: 'mail' }),
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

/** Queues, failed jobs and how the parts of the installation stand. */
export const system = operations('operations', operationsArea, {
  look: operation('GET', '/api/v1/operations/health', {
    who: admins,
    summary: 'How the parts of the installation stand',
    description: 'Each part is looked at when this is asked, for at most five seconds.',
    answers: ok({ parts: s.list(part), replicas: s.list(replica) }),
  }),
  sizes: operation('GET', '/api/v1/operations/queues', {
    who: admins,
    summary: 'The queues and their sizes',
    answers: ok({ queues: s.list(queue) }),
  }),
  failed: operation('GET', '/api/v1/operations/failed-jobs', {
    who: admins,
    summary: 'Jobs that were given up, newest first',
    query: FailedJobsPage,
    answers: ok({ jobs: s.list(job), next_cursor: s.nextCursor }),
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
});

/** How one part of the installation stands. */
export type PartHealth = s.OutputOf<typeof part>;
/** A process that serves this database, as it says of itself. */
export type Replica = s.OutputOf<typeof replica>;
/** How many jobs of a queue stand where. */
export type QueueSize = s.OutputOf<typeof queue>;
/** A job that was given up. What it carries is not shown. */
export type FailedJob = s.OutputOf<typeof job>;
