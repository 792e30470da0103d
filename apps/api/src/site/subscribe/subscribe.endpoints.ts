import { exampleOf, Subscribe } from '@statewise/fields';
import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { body, fieldsSchema, success, text } from '@statewise/server/platform/openapi/schema.js';
import { formOrJson } from '../site-areas.js';
import { subscriptionsOfAddress } from './subscriptions.js';

const token = text('As the link carries it. Error keys: `required`, `length`, `unknown`', {
  minLength: 1,
  maxLength: 4_000,
});

/** What both links of a mail are answered with. */
const byLink = {
  body: { schema: body({ token }), examples: { link: { token: 'q83vEjRWeJCrze8…' } }, types: formOrJson },
  answers: {
    200: { schema: success(), example: { success: true } },
    303: { description: 'A form whose sender accepts text/html: back to the page of the link' },
  },
  problems: ['REQUEST.FIELDS'],
  limits: [subscriptionsOfAddress],
} as const satisfies Partial<EndpointDescription>;

export const endpoints = {
  subscribe: {
    summary: 'Subscribe to the newsletter',
    description:
      'Mails a link to the address, and subscribes nobody: that is done on the page of the link, within three days. A second time is no error, and a mailbox gets three such mails a day at most; the answer tells neither who is subscribed nor whether a mail was sent.',
    isLocalised: true,
    body: { schema: fieldsSchema(Subscribe), examples: { maria: exampleOf(Subscribe) }, types: formOrJson },
    answers: {
      200: { schema: success(), example: { success: true } },
      303: { description: 'A form whose sender accepts text/html: back to the page it was sent from' },
    },
    problems: ['REQUEST.FIELDS'],
    limits: [subscriptionsOfAddress],
  },
  confirm: {
    summary: 'Confirm a subscription by the mailed link',
    description: 'The page of the link sends this. A second time is no error.',
    isSpecified: false,
    ...byLink,
  },
  leave: {
    summary: 'Unsubscribe by a link that stands in every mail of the newsletter',
    description: 'A second time is no error.',
    isSpecified: false,
    ...byLink,
  },
} as const satisfies Record<string, EndpointDescription>;
