import { exampleFlow, exampleStates } from './example-flow.js';
import { applicationsArea, testFlag } from './application-schemas.js';
import { QueryText } from './members.js';
import { ok, operation, operations } from './operation.js';
import { PageLimit } from './paging.js';
import * as s from './schema.js';
import { insiders } from './who.js';

/** Which transitions the stream tells of. */
export class TransitionFilter {
  @QueryText({ max: 100, description: 'Of one flow.' }) flow?: string;
  @QueryText({ max: 100, description: 'Into one state or out of it.' }) state?: string;
  @QueryText({ max: 100, description: 'By events of one type.' }) event?: string;
  @QueryText({ max: 100, description: 'Sent by one role.' }) role?: string;
}

/** From which place of the log on transitions are answered. */
export class EventsQuery extends TransitionFilter {
  @QueryText({
    pattern: /^\d{1,18}$/,
    description: 'The `next_cursor` of the page before; without it from the beginning.',
  })
  cursor?: string;

  @PageLimit() limit = 100;
}

const exampleTransition = {
  flow: exampleFlow,
  id: '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11',
  seq: 2,
  event: 'step.save',
  from: exampleStates.second,
  to: exampleStates.third,
  actor: 'applicant',
  at: '2026-11-20T10:00:00.000Z',
};
const streamed = `id: 48213\ndata: ${JSON.stringify(exampleTransition)}\n\n`;

const streamedTransition = s.namedObject(
  'StreamedTransition',
  {
    flow: s.text(),
    id: s.uuid('The application’s'),
    seq: s.integer('The place in its log'),
    event: s.text(),
    from: s.text(),
    to: s.text(),
    actor: s.text('A role'),
    at: s.text('ISO 8601'),
  },
  { is_test: testFlag },
);

/** A transition as the data of a message of the stream; no answers, no names, no codes. */
export type StreamedTransition = s.OutputOf<typeof streamedTransition>;

/** Every transition, as it happens and from any place of the log on. */
export const transitions = operations('transitions', applicationsArea, {
  live: operation('GET', '/api/v1/transitions/stream', {
    who: insiders,
    summary: 'Every transition of every replica as it happens',
    description:
      'Server-sent events. The data of a message is a transition as JSON: `flow`, `id` of the application, `seq`, `event`, `from`, `to`, `actor` (a role), `at`, and `is_test` of one for tests. A comment comes every 25 seconds while nothing happens. A reader that comes back names the id of the last message that it has in `Last-Event-ID`, as browsers do by themselves, and first gets what it missed, in order and each once; of more than 1,000 missed transitions it gets one message of the type `gap` instead and reads its lists anew. A reader without a filter gets a message of the type `tasks` when what waits for the bank’s people is not what it was. The stream ends within a second or two when its reader is signed out, switched off or given another role. A session or token has ten streams open at most.',
    query: TransitionFilter,
    headers: {
      'Last-Event-ID': {
        schema: s.text(undefined, { pattern: '^\\d{1,18}$' }),
        description: 'The id of the last message that the reader has. Error key: `format`',
        example: '48213',
      },
    },
    answers: { 200: { description: 'A stream', schema: s.text(), types: ['text/event-stream'], example: streamed } },
    problems: ['REQUEST.STREAMS'],
  }),
  page: operation('GET', '/api/v1/events', {
    who: insiders,
    summary: 'The transitions of all applications, page by page',
    description:
      'In the order of the log, without an end: a program keeps `next_cursor` and asks again with it, so that it fetches what messages of the stream or of a webhook did not reach it, each once. `is_at_end` says that nothing more is there now. A page of few matches can be short, or empty, before the end. Applications that were erased are left out.',
    query: EventsQuery,
    answers: ok({
      events: s.list(streamedTransition),
      next_cursor: s.text('Names the place behind the page'),
      is_at_end: s.flag(),
    }),
  }),
});
