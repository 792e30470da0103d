import { ContactMessage, Description, exampleOf, field, jsonSchemaOf } from '@statewise/fields';
import { countries, isCountry, type Country } from '@statewise/i18n';
import { reply, operation, operations } from '../operation.js';
import * as s from '../schema.js';
import type { RateLimit } from '../limits.js';
import { publicSite } from './site-areas.js';
import { everyone } from '../who.js';

/** Messages of the contact form; refused ones count too. */
export const messagesOfAddress: RateLimit = { name: 'contact', limit: 30, seconds: 3_600, per: 'address' };

/** A sum keeps fewer programs away than a proof of work does. */
export const plainMessagesOfAddress: RateLimit = { name: 'contact-plain', limit: 6, seconds: 3_600, per: 'address' };

/** Receipts to one mailbox; a message beyond them arrives, and its sender's mailbox gets nothing. */
export const receiptsOfMailbox: RateLimit = { name: 'contact-receipt', limit: 3, seconds: 86_400, per: 'mailbox' };

export const maxAttachments = 5;

/** Where a form stands that is sent without script. */
export class ContactPage {
  @field({
    kind: 'choice',
    schema: { type: 'string', enum: countries },
    normalise: (value) => (isCountry(value) ? value : undefined),
  })
  @Description('Whose contact page answers a form that was sent without script.')
  country?: Country;
}

const message = jsonSchemaOf(ContactMessage);
const messageForm = {
  ...message,
  properties: {
    ...message.properties,
    attachments: s.list(s.text(undefined, { format: 'binary' }), {
      maxItems: maxAttachments,
      description: 'Error keys: `format`, `max`',
    }),
    captcha: s.text('A solved challenge. Error keys: `required`, `wrong`'),
    captcha_question: s.text('Without script: the token of the question on the contact page'),
    captcha_answer: s.text('Without script: the answer to that question'),
  },
};

/** Messages to the bank. */
export const contact = operations('contact', publicSite, {
  contactUsByEmail: operation('POST', '/contact-us/contactUsByEmail', {
    who: everyone,
    accepts: 'upload',
    isStreamed: true,
    summary: 'Write to the bank',
    description:
      'The message is stored and mailed to the bank with its attachments, and a receipt to its sender, which repeats nothing that was typed; a mailbox gets three a day at most. Attachments are PDF, PNG or JPEG, recognised by their content, of at most 10 MB each.',
    isLocalised: true,
    isRepeatable: true,
    query: ContactPage,
    body: {
      schema: s.named('ContactForm', messageForm),
      types: ['multipart/form-data'],
      examples: { luca: exampleOf(ContactMessage) },
    },
    answers: {
      200: reply(
        {
          recaptchaerror: s.flag(
            'Whether the human check failed; then the answer is 422 and `errors.captcha` says how',
          ),
          reference: s.text('By which the sender can name the message'),
        },
        { reference: 'C48210937' },
      ),
      303: { description: 'A form whose sender accepts text/html: back to the page it was sent from' },
    },
    problems: ['REQUEST.CAPTCHA', 'DOCUMENT.UNREADABLE', 'DOCUMENT.INFECTED', 'DOCUMENT.ACTIVE', 'DOCUMENT.LOCKED'],
    limits: [messagesOfAddress, plainMessagesOfAddress],
  }),
});
