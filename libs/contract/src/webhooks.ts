import { Example, exampleOf, Flag, Required, rule, Text } from '@statewise/fields';
import { exampleFlow, exampleStates } from './example-flow.js';
import { testFlag } from './application-schemas.js';
import { ok, reply, operation, operations, type Area } from './operation.js';
import { NameList, OneOfTexts } from './members.js';
import { Page } from './paging.js';
import * as s from './schema.js';
import { admins, byPerson, freshly } from './who.js';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** What keeps an attempt from an answer. */
export const attemptErrors = ['address', 'name', 'timeout', 'certificate', 'connection'] as const;

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
  @Required() @Text() @Example('Data warehouse') name: string;

  @Required()
  @Address()
  @Example('https://warehouse.example.com/hooks/statewise')
  url: string;

  /** Ids of flows. */
  @Required()
  @NameList()
  @rule('required', (value) => !Array.isArray(value) || value.length > 0)
  @Example([exampleFlow])
  flows: string[];

  /** States that a transition leads to, with all that lies within them. */
  @NameList() @Example([exampleStates.last]) states?: string[];
  @NameList() events?: string[];
}

/** What an admin changes of an endpoint; what is left out stays. */
export class WebhookChange {
  @Text() name?: string;
  @Address() url?: string;
  @NameList() @rule('required', (value) => !Array.isArray(value) || value.length > 0) flows?: string[];
  @NameList() states?: string[];
  @NameList() events?: string[];
  @Flag() @Example(true) active?: boolean;
}

/** Which deliveries of an endpoint are listed. */
export class DeliveriesPage extends Page {
  @OneOfTexts(deliveryStates) state?: (typeof deliveryStates)[number];
}

const area: Area = {
  name: 'Webhooks',
  description:
    'Programs are told of transitions as they happen: messages as the Standard Webhooks convention has them, signed in `webhook-signature`, each delivered at least once and at best in order. A message is `{ type: "application.transitioned", timestamp, data: { application_id, flow, seq, event, from, to, actor } }`, with `is_test` where it is about an application for tests; it has no codes and nothing of the applicant. A receiver answers with a status of the two hundreds within 15 seconds and takes a `webhook-id` once. Else the message is sent again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Redirects are not followed, and only addresses of the public internet are called unless WEBHOOK_PRIVATE is on.',
};

const webhookSchema = s.namedObject('Webhook', {
  id: s.uuid(),
  name: s.text(undefined, { example: 'Data warehouse' }),
  url: s.text(),
  flows: s.list(s.text(), { description: 'Ids of flows' }),
  states: s.list(s.text(), { description: 'States that a transition leads to; none means all' }),
  events: s.list(s.text(), { description: 'Types of events; none means all' }),
  active: s.flag('Whether it is told of transitions'),
  disabled_reason: s.nullable(
    s.text('Why it was switched off by itself: nothing was delivered for three days, or it answered 410', {
      enum: ['failing', 'gone'],
    }),
  ),
  failing_since: s.nullable(s.instant('Since when no attempt succeeded')),
  old_secret_until: s.nullable(s.instant('Until when messages are signed by the last secret before, too')),
  created_by: s.text('The id of the admin'),
  created_at: s.instant('When it was made'),
});
const message = {
  id: s.uuid('`webhook-id` is `msg_` and this'),
  type: s.text(undefined, { enum: ['application.transitioned', 'webhook.test'] }),
  state: s.text('`failed` after the last attempt', { enum: deliveryStates }),
  attempts: s.integer(),
  next_attempt_at: s.nullable(s.instant('Null when there is none')),
  created_at: s.instant('When it was made'),
};
const deliverySchema = s.namedObject('WebhookDelivery', message);
const shownDelivery = s.namedObject('ShownWebhookDelivery', {
  ...message,
  payload: s.text('The body, as it is signed'),
  log: s.list(
    s.object({
      number: s.integer(),
      at: s.instant('When it ended'),
      milliseconds: s.integer(),
      status: s.nullable(s.integer('That the receiver answered')),
      error: s.nullable(
        s.text('Why there was no answer: an address that is not public, a name that leads nowhere, …', {
          enum: attemptErrors,
        }),
      ),
      answer: s.text('The beginning of what the receiver answered'),
    }),
    { description: 'The attempts, the newest first' },
  ),
});

/** A message that receivers are sent: the type it has, what it tells, its body and an example of that. */
export interface WebhookMessage {
  readonly type: string;
  readonly summary: string;
  readonly body: s.Schema;
  readonly example: object;
}

function webhookMessage<D extends object>(
  type: string,
  summary: string,
  data: s.Schema<D>,
  example: D,
): WebhookMessage {
  const body = s.object({
    type: s.text(undefined, { const: type }),
    timestamp: s.instant('When it happened'),
    data,
  });
  return { type, summary, body, example: { type, timestamp: '2026-11-20T10:00:00.000Z', data: example } };
}

/** Every message that receivers are sent. */
export const webhookMessages: readonly WebhookMessage[] = [
  webhookMessage(
    'application.transitioned',
    'An application went from one state to another, or something happened to it in its state',
    s.object(
      {
        application_id: s.uuid('By which staff open it; not its code'),
        flow: s.text('The id of the flow'),
        seq: s.integer('The place of the transition in the log of its application, from one on'),
        event: s.text('The type of the event'),
        from: s.text('The state before'),
        to: s.text('The state after'),
        actor: s.text('The role of who caused it'),
      },
      { is_test: testFlag },
    ),
    {
      application_id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
      flow: exampleFlow,
      seq: 3,
      event: 'step.save',
      from: exampleStates.second,
      to: exampleStates.third,
      actor: 'applicant',
    },
  ),
  webhookMessage(
    'webhook.test',
    'An admin tried whether messages arrive',
    s.object({ webhook_id: s.uuid('The endpoint that is tried') }),
    { webhook_id: '2d7f3c1e-5f0a-4d7e-9d43-2f1f6f0f7a55' },
  ),
];
const one = reply({ webhook: webhookSchema });
const withSecret = reply(
  { webhook: webhookSchema, secret: s.text('It is not shown again') },
  { secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' },
);
const shown = reply(
  { delivery: shownDelivery },
  { delivery: { type: 'webhook.test', payload: JSON.stringify(webhookMessages.at(-1)?.example), log: [] } },
);

const personOfAdmins = freshly(byPerson(admins));

/** Endpoints of programs and what was sent to them. */
export const webhooks = operations('webhooks', area, {
  list: operation('GET', '/api/v1/webhooks', {
    who: admins,
    summary: 'The endpoints, without their secrets',
    answers: ok({ webhooks: s.list(webhookSchema) }),
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
  read: operation('GET', '/api/v1/webhooks/{id}', { who: admins, summary: 'One endpoint', answers: { 200: one } }),
  change: operation('PATCH', '/api/v1/webhooks/{id}', {
    who: personOfAdmins,
    summary: 'Change an endpoint',
    description: `What is left out stays. One that is switched on again hears what happens from then on.`,
    body: { type: WebhookChange, examples: { on: exampleOf(WebhookChange) } },
    answers: { 200: one },
  }),
  remove: operation('DELETE', '/api/v1/webhooks/{id}', {
    who: personOfAdmins,
    summary: 'Remove an endpoint and its log',
    answers: { 204: { description: 'Removed' } },
  }),
  rotate: operation('POST', '/api/v1/webhooks/{id}/secret', {
    who: personOfAdmins,
    summary: 'Renew the secret of an endpoint',
    description: `Messages are signed by the new secret and, for a day, by each before it, so that an answer that was lost costs nothing: it is renewed again.`,
    answers: { 201: withSecret },
  }),
  test: operation('POST', '/api/v1/webhooks/{id}/test', {
    who: admins,
    summary: 'Send a test message',
    description: 'In one attempt, also to an endpoint that is switched off. Its log says what became of it.',
    answers: { 202: shown },
  }),
  page: operation('GET', '/api/v1/webhooks/{id}/deliveries', {
    who: admins,
    summary: 'What was sent to an endpoint, newest first',
    description: 'For 30 days.',
    query: DeliveriesPage,
    answers: ok({ deliveries: s.list(deliverySchema), next_cursor: s.nextCursor }),
  }),
  delivery: operation('GET', '/api/v1/webhooks/{id}/deliveries/{delivery}', {
    who: admins,
    summary: 'A message with its attempts',
    answers: { 200: shown },
  }),
  resend: operation('POST', '/api/v1/webhooks/{id}/deliveries/{delivery}/resend', {
    who: admins,
    summary: 'Send a message again',
    description:
      'Begins anew with all attempts, under the same `webhook-id`. Refused while the endpoint is switched off.',
    answers: { 202: shown },
    problems: ['OPERATION.REFUSED'],
  }),
});

/** An endpoint as its admins see it: without its secrets. */
export type Webhook = s.OutputOf<typeof webhookSchema>;
/** A message to an endpoint, and where it stands. */
export type WebhookDelivery = s.OutputOf<typeof deliverySchema>;
/** A message with what was sent and its attempts, the newest first. */
export type ShownWebhookDelivery = s.OutputOf<typeof shownDelivery>;
