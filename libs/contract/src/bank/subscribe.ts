import { Description, Example, exampleOf, Required, Subscribe, Text } from '@statewise/fields';
import { reply, operation, operations } from '../operation.js';
import type { RateLimit } from '../limits.js';
import * as s from '../schema.js';
import { formOrJson, publicSite } from './site-areas.js';
import { everyone } from '../who.js';

export const subscriptionsOfAddress: RateLimit = { name: 'subscribe', limit: 30, seconds: 3_600, per: 'address' };

/** What the page of a mailed link sends. */
export class MailedLink {
  @Required()
  @Text({ max: 4_000, multiline: true })
  @Description('As the link carries it; `unknown` where it is none, or an old one.')
  @Example('q83vEjRWeJCrze8…')
  token: string;
}

/** What both links of a mail are answered with. */
const byLink = {
  body: { type: MailedLink, examples: { link: exampleOf(MailedLink) }, types: formOrJson },
  answers: {
    200: reply({}),
    303: { description: 'A form whose sender accepts text/html: back to the page of the link' },
  },
  limits: [subscriptionsOfAddress],
} as const;

/** Subscriptions to the newsletter. */
export const subscribe = operations('subscribe', publicSite, {
  subscribe: operation('POST', '/subscribe', {
    who: everyone,
    accepts: 'form',
    isStreamed: true,
    summary: 'Subscribe to the newsletter',
    description:
      'Mails a link to the address, and subscribes nobody: that is done on the page of the link, within three days. A second time is no error, and a mailbox gets three such mails a day at most; the answer tells neither who is subscribed nor whether a mail was sent.',
    isLocalised: true,
    body: { schema: s.fieldsSchema(Subscribe), examples: { maria: exampleOf(Subscribe) }, types: formOrJson },
    answers: {
      200: reply({}),
      303: { description: 'A form whose sender accepts text/html: back to the page it was sent from' },
    },
    limits: [subscriptionsOfAddress],
  }),
  confirm: operation('POST', '/subscribe/confirm', {
    who: everyone,
    accepts: 'form',
    isStreamed: true,
    summary: 'Confirm a subscription by the mailed link',
    description: 'The page of the link sends this. A second time is no error.',
    isSpecified: false,
    ...byLink,
  }),
  leave: operation('POST', '/subscribe/leave', {
    who: everyone,
    accepts: 'form',
    isStreamed: true,
    summary: 'Unsubscribe by a link that stands in every mail of the newsletter',
    description: 'A second time is no error.',
    isSpecified: false,
    ...byLink,
  }),
});
