import { Example, exampleOf, Flag, Required, rule, Text, TextList } from '@statewise/fields';
import { operation, operations, type Area, type Parameter } from './operation.js';
import { OneOfTexts } from './members.js';
import { Page } from './paging.js';
import {
  flag,
  instant,
  integer,
  list,
  named,
  nextCursor,
  nullable,
  object,
  success,
  text,
  uuid,
  type OutputOf,
} from './schema.js';
import { admins, byPerson, freshly } from './who.js';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** What keeps an attempt from an answer. */
export const attemptErrors = ['address', 'name', 'timeout', 'certificate', 'connection'] as const;

const maxNames = 50;
const maxLength = 100;

const isShortList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= maxNames &&
  value.every((item) => typeof item === 'string' && item.length <= maxLength && /^[\w.-]+$/.test(item));

/** Names that a webhook is narrowed to; none at all narrows nothing. */
function Names(): PropertyDecorator {
  return (prototype, name) => {
    TextList()(prototype, name);
    rule('format', isShortList, `not a list of at most ${maxNames} names`)(prototype, name);
  };
}

function Address(): PropertyDecorator {
  return (prototype, name) => {
    Text({ max: 500 })(prototype, name);
    rule('format', isAddress, 'not an address of the web, or one with a password in it')(prototype, name);
  };
}

function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, username, password, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}

/** What an admin says of a new endpoint. */
export class NewWebhook {
  @Required()
  @Text()
  @Example('Data warehouse')
  name: string;

  @Required()
  @Address()
  @Example('https://warehouse.example.com/hooks/statewise')
  url: string;

  /** Ids of flows. */
  @Required()
  @Names()
  @rule('required', (value) => !Array.isArray(value) || value.length > 0)
  @Example(['loan-application'])
  flows: string[];

  /** States that a transition leads to, with all that lies within them. */
  @Names()
  @Example(['thankYou', 'finished'])
  states?: string[];

  @Names()
  events?: string[];
}

/** What an admin changes of an endpoint; what is left out stays. */
export class WebhookChange {
  @Text()
  name?: string;

  @Address()
  url?: string;

  @Names()
  @rule('required', (value) => !Array.isArray(value) || value.length > 0)
  flows?: string[];

  @Names()
  states?: string[];

  @Names()
  events?: string[];

  @Flag()
  @Example(true)
  active?: boolean;
}

/** Which deliveries of an endpoint are listed. */
export class DeliveriesPage extends Page {
  @OneOfTexts(deliveryStates)
  state?: (typeof deliveryStates)[number];
}

const area: Area = {
  name: 'Webhooks',
  description:
    'Programs are told of transitions as they happen: messages as the Standard Webhooks convention has them, signed in `webhook-signature`, each delivered at least once and at best in order. A message is `{ type: "application.transitioned", timestamp, data: { application_id, flow, seq, event, from, to, actor } }`; it has no codes and nothing of the applicant. A receiver answers with a status of the two hundreds within 15 seconds and takes a `webhook-id` once. Else the message is sent again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Redirects are not followed, and only addresses of the public internet are called unless WEBHOOK_PRIVATE is on.',
};

const webhookSchema = named(
  'Webhook',
  object({
    id: uuid(),
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
  id: uuid('`webhook-id` is `msg_` and this'),
  type: text(undefined, { enum: ['application.transitioned', 'webhook.test'] }),
  state: text('`failed` after the last attempt', { enum: deliveryStates }),
  attempts: integer(),
  next_attempt_at: nullable(instant('Null when there is none')),
  created_at: instant('When it was made'),
};
const deliverySchema = named('WebhookDelivery', object(message));
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
const one = { schema: success({ webhook: webhookSchema }), example: { success: true, webhook: example } };
const withSecret = {
  schema: success({ webhook: webhookSchema, secret: text('It is not shown again') }),
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
  schema: uuid(),
  description: 'As the list names it',
  example: value,
});
const id = uuidIn(example.id);
const both = { id, delivery: uuidIn(exampleDelivery.id) };

const personOfAdmins = freshly(byPerson(admins));

/** Endpoints of programs and what was sent to them. */
export const webhooks = operations('webhooks', area, {
  list: operation('GET', '/api/v1/webhooks', {
    who: admins,
    summary: 'The endpoints, without their secrets',
    answers: {
      200: { schema: success({ webhooks: list(webhookSchema) }), example: { success: true, webhooks: [example] } },
    },
  }),
  make: operation('POST', '/api/v1/webhooks', {
    who: personOfAdmins,
    summary: 'Make an endpoint',
    description: `It hears what happens from then on. A URL that leads to a private address is answered the error key \`oneOf\`. There are fifty at most.`,
    isLocalised: true,
    body: { type: NewWebhook, examples: { warehouse: exampleOf(NewWebhook) } },
    answers: { 201: withSecret },
    problems: ['OPERATION.REFUSED'],
  }),
  read: operation('GET', '/api/v1/webhooks/{id}', {
    who: admins,
    summary: 'One endpoint',
    path: { id },
    answers: { 200: one },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  change: operation('PATCH', '/api/v1/webhooks/{id}', {
    who: personOfAdmins,
    summary: 'Change an endpoint',
    description: `What is left out stays. One that is switched on again hears what happens from then on.`,
    path: { id },
    body: { type: WebhookChange, examples: { on: exampleOf(WebhookChange) } },
    answers: { 200: one },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  remove: operation('DELETE', '/api/v1/webhooks/{id}', {
    who: personOfAdmins,
    summary: 'Remove an endpoint and its log',
    path: { id },
    answers: { 204: { description: 'Removed' } },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  rotate: operation('POST', '/api/v1/webhooks/{id}/secret', {
    who: personOfAdmins,
    summary: 'Renew the secret of an endpoint',
    description: `Messages are signed by both secrets for a day.`,
    path: { id },
    answers: { 201: withSecret },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  test: operation('POST', '/api/v1/webhooks/{id}/test', {
    who: admins,
    summary: 'Send a test message',
    description: 'In one attempt, also to an endpoint that is switched off. Its log says what became of it.',
    path: { id },
    answers: { 202: shown },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  page: operation('GET', '/api/v1/webhooks/{id}/deliveries', {
    who: admins,
    summary: 'What was sent to an endpoint, newest first',
    description: 'For 30 days.',
    path: { id },
    query: DeliveriesPage,
    answers: {
      200: {
        schema: success({ deliveries: list(deliverySchema), next_cursor: nextCursor }),
        example: { success: true, deliveries: [exampleDelivery], next_cursor: null },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS'],
  }),
  delivery: operation('GET', '/api/v1/webhooks/{id}/deliveries/{delivery}', {
    who: admins,
    summary: 'A message with its attempts',
    path: both,
    answers: { 200: shown },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  resend: operation('POST', '/api/v1/webhooks/{id}/deliveries/{delivery}/resend', {
    who: admins,
    summary: 'Send a message again',
    description:
      'Begins anew with all attempts, under the same `webhook-id`. Refused while the endpoint is switched off.',
    path: both,
    answers: { 202: shown },
    problems: ['REQUEST.NOT_FOUND', 'OPERATION.REFUSED'],
  }),
});

/** An endpoint as its admins see it: without its secrets. */
export type Webhook = OutputOf<typeof webhookSchema>;
/** A message to an endpoint, and where it stands. */
export type WebhookDelivery = OutputOf<typeof deliverySchema>;
/** A message with what was sent and its attempts, the newest first. */
export type ShownWebhookDelivery = OutputOf<typeof shownDelivery>;
