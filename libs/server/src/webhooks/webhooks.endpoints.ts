import { exampleOf } from '@statewise/fields';
import type { Area, EndpointDescription, Parameter } from '../platform/openapi/endpoint.js';
import { nextCursor, pagedBy } from '../platform/openapi/paged.js';
import {
  fieldsSchema,
  flag,
  instant,
  integer,
  list,
  named,
  nullable,
  object,
  success,
  text,
} from '../platform/openapi/schema.js';
import { deliveryStates } from './deliveries.repository.js';
import { NewWebhook, WebhookChange } from './webhook-fields.js';
import { attemptErrors } from './webhook-sender.js';

export const area: Area = {
  name: 'Webhooks',
  description:
    'Programs are told of transitions as they happen: messages as the Standard Webhooks convention has them, signed in `webhook-signature`, each delivered at least once and at best in order. A message is `{ type: "application.transitioned", timestamp, data: { application_id, flow, seq, event, from, to, actor } }`; it has no codes and nothing of the applicant. A receiver answers with a status of the two hundreds within 15 seconds and takes a `webhook-id` once. Else the message is sent again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Redirects are not followed, and only addresses of the public internet are called unless WEBHOOK_PRIVATE is on.',
};

const webhook = named(
  'Webhook',
  object({
    id: text(undefined, { format: 'uuid' }),
    name: text(),
    url: text(),
    flows: list(text(), { description: 'Ids of flows' }),
    states: list(text(), { description: 'States that a transition leads to; none means all' }),
    events: list(text(), { description: 'Types of events; none means all' }),
    active: flag('Whether it is told of transitions'),
    disabled_reason: nullable(
      text('Why it was switched off by itself: nothing was delivered for three days, or it answered 410', {
        enum: ['failing', 'gone'],
      }),
    ),
    failing_since: nullable(instant('Since when no attempt succeeded')),
    old_secret_until: nullable(instant('Until when messages are signed by the secret before, too')),
    created_by: text('The id of the admin'),
    created_at: instant('When it was made'),
  }),
);
const message = {
  id: text('`webhook-id` is `msg_` and this', { format: 'uuid' }),
  type: text(undefined, { enum: ['application.transitioned', 'webhook.test'] }),
  state: text('`failed` after the last attempt', { enum: deliveryStates }),
  attempts: integer(),
  next_attempt_at: nullable(instant('Null when there is none')),
  created_at: instant('When it was made'),
};
const delivery = named('WebhookDelivery', object(message));
const shownDelivery = named(
  'ShownWebhookDelivery',
  object({
    ...message,
    payload: text('The body, as it is signed'),
    log: list(
      object({
        number: integer(),
        at: instant('When it ended'),
        milliseconds: integer(),
        status: nullable(integer('That the receiver answered')),
        error: nullable(
          text('Why there was no answer: an address that is not public, a name that leads nowhere, …', {
            enum: attemptErrors,
          }),
        ),
        answer: text('The beginning of what the receiver answered'),
      }),
      { description: 'The attempts, the newest first' },
    ),
  }),
);

const example = {
  id: '2d7f3c1e-5f0a-4d7e-9d43-2f1f6f0f7a55',
  ...exampleOf(NewWebhook),
  events: [],
  active: true,
  disabled_reason: null,
  failing_since: null,
  old_secret_until: null,
  created_by: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
  created_at: '2026-11-20T10:00:00.000Z',
};
const exampleDelivery = {
  id: '6a1f3c6e-7a55-4d7e-9d43-0b8f3c1e5f0a',
  type: 'webhook.test',
  state: 'waiting',
  attempts: 0,
  next_attempt_at: '2026-11-20T10:00:00.000Z',
  created_at: '2026-11-20T10:00:00.000Z',
};
const one = { schema: success({ webhook }), example: { success: true, webhook: example } };
const withSecret = {
  schema: success({ webhook, secret: text('It is not shown again') }),
  example: { success: true, webhook: example, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' },
};
const shown = {
  schema: success({ delivery: shownDelivery }),
  example: {
    success: true,
    delivery: {
      ...exampleDelivery,
      payload: `{"type":"webhook.test","timestamp":"2026-11-20T10:00:00.000Z","data":{"webhook_id":"${example.id}"}}`,
      log: [],
    },
  },
};
const uuidIn = (value: string): Parameter => ({
  schema: text(undefined, { format: 'uuid' }),
  description: 'As the list names it',
  example: value,
});
const id = uuidIn(example.id);
const both = { id, delivery: uuidIn(exampleDelivery.id) };
const byPeople = 'People alone do this, and show a moment before that it is them: a token cannot (403).';

export const endpoints = {
  list: {
    summary: 'The endpoints, without their secrets',
    answers: {
      200: { schema: success({ webhooks: list(webhook) }), example: { success: true, webhooks: [example] } },
    },
  },
  make: {
    summary: 'Make an endpoint',
    description: `It hears what happens from then on. A URL that leads to a private address is answered the error key \`oneOf\`. There are fifty at most. ${byPeople}`,
    isLocalised: true,
    body: { schema: fieldsSchema(NewWebhook), examples: { warehouse: exampleOf(NewWebhook) } },
    answers: { 201: withSecret },
    problems: ['SESSION.NOT_FRESH', 'OPERATION.REFUSED'],
  },
  read: {
    summary: 'One endpoint',
    path: { id },
    answers: { 200: one },
    problems: ['REQUEST.NOT_FOUND'],
  },
  change: {
    summary: 'Change an endpoint',
    description: `What is left out stays. One that is switched on again hears what happens from then on. ${byPeople}`,
    path: { id },
    body: { schema: fieldsSchema(WebhookChange), examples: { on: exampleOf(WebhookChange) } },
    answers: { 200: one },
    problems: ['REQUEST.NOT_FOUND', 'SESSION.NOT_FRESH'],
  },
  remove: {
    summary: 'Remove an endpoint and its log',
    description: byPeople,
    path: { id },
    answers: { 204: { description: 'Removed' } },
    problems: ['REQUEST.NOT_FOUND', 'SESSION.NOT_FRESH'],
  },
  rotate: {
    summary: 'Renew the secret of an endpoint',
    description: `Messages are signed by both secrets for a day. ${byPeople}`,
    path: { id },
    answers: { 201: withSecret },
    problems: ['REQUEST.NOT_FOUND', 'SESSION.NOT_FRESH'],
  },
  test: {
    summary: 'Send a test message',
    description: 'In one attempt, also to an endpoint that is switched off. Its log says what became of it.',
    path: { id },
    answers: { 202: shown },
    problems: ['REQUEST.NOT_FOUND'],
  },
  deliveries: {
    summary: 'What was sent to an endpoint, newest first',
    description: 'For 30 days.',
    path: { id },
    query: {
      state: { schema: text(undefined, { enum: deliveryStates }), description: 'Error key: `oneOf`' },
      ...pagedBy(),
    },
    answers: {
      200: {
        schema: success({ deliveries: list(delivery), next_cursor: nextCursor }),
        example: { success: true, deliveries: [exampleDelivery], next_cursor: null },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS'],
  },
  delivery: {
    summary: 'A message with its attempts',
    path: both,
    answers: { 200: shown },
    problems: ['REQUEST.NOT_FOUND'],
  },
  resend: {
    summary: 'Send a message again',
    description:
      'Begins anew with all attempts, under the same `webhook-id`. Refused while the endpoint is switched off.',
    path: both,
    answers: { 202: shown },
    problems: ['REQUEST.NOT_FOUND', 'OPERATION.REFUSED'],
  },
} as const satisfies Record<string, EndpointDescription>;
