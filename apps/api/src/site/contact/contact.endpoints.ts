import { ContactMessage, exampleOf, jsonSchemaOf } from '@statewise/fields';
import { countries } from '@statewise/i18n';
import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { flag, list, named, success, text } from '@statewise/server/platform/openapi/schema.js';
import { messagesOfAddress, plainMessagesOfAddress } from './contact-checks.js';
import { contactShape } from './contact-messages.js';

const message = jsonSchemaOf(ContactMessage);
const messageForm = {
  ...message,
  properties: {
    ...message.properties,
    attachments: list(text(undefined, { format: 'binary' }), {
      maxItems: contactShape.mostFiles,
      description: 'Error keys: `format`, `max`',
    }),
    captcha: text('A solved challenge. Error keys: `required`, `wrong`'),
    captcha_question: text('Without script: the token of the question on the contact page'),
    captcha_answer: text('Without script: the answer to that question'),
  },
};

export const endpoints = {
  send: {
    summary: 'Write to the bank',
    description:
      'The message is stored and mailed to the bank with its attachments, and a receipt to its sender. Attachments are PDF, PNG or JPEG, recognised by their content, of at most 10 MB each.',
    isLocalised: true,
    isRepeatable: true,
    query: {
      country: {
        schema: text(undefined, { enum: countries }),
        description: 'Whose contact page answers a form that was sent without script',
      },
    },
    body: {
      schema: named('ContactForm', messageForm),
      types: ['multipart/form-data'],
      examples: { luca: exampleOf(ContactMessage) },
    },
    answers: {
      200: {
        schema: success({
          recaptchaerror: flag('Whether the human check failed; then the answer is 422 and `errors.captcha` says how'),
          reference: text('By which the sender can name the message'),
        }),
        example: { success: true, recaptchaerror: false, reference: 'C48210937' },
      },
      303: { description: 'A form whose sender accepts text/html: back to the page it was sent from' },
    },
    problems: ['REQUEST.CAPTCHA', 'DOCUMENT.UNREADABLE', 'DOCUMENT.INFECTED'],
    limits: [messagesOfAddress, plainMessagesOfAddress],
  },
} as const satisfies Record<string, EndpointDescription>;
