import { text, webhookMessages } from '@statewise/contract';
import type { Components } from './components.js';

const headers: readonly (readonly [string, string])[] = [
  ['webhook-id', 'The same in each attempt at a message: it is to be taken once'],
  [
    'webhook-timestamp',
    'When the attempt was made, in seconds since 1970; older than five minutes, it is to be refused',
  ],
  [
    'webhook-signature',
    'Signatures, apart by spaces; one has to be right: `v1,` and in base64 the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>` under the part of the secret behind `whsec_`, decoded from base64',
  ],
];

/** What receivers are sent, as the `webhooks` of an OpenAPI document. */
export function describeWebhooks(components: Components): Readonly<Record<string, object>> {
  return Object.fromEntries(
    webhookMessages.map(({ type, summary, body, example }) => [
      type,
      {
        post: {
          operationId: type,
          tags: ['Webhooks'],
          summary,
          security: [],
          parameters: headers.map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: text(),
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.refer(body), example: components.shown(example) } },
          },
          responses: {
            '2XX': { description: 'It was taken' },
            '410': { description: 'It is not wanted any more: the endpoint is switched off' },
            default: { description: 'It was not taken, and is sent again later' },
          },
        },
      },
    ]),
  );
}
