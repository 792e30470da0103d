import { exampleOf, Subscribe } from '@statewise/fields';
import type { EndpointDescription } from '../../platform/openapi/endpoint.js';
import { fieldsSchema, success } from '../../platform/openapi/schema.js';
import { formOrJson } from '../site-areas.js';
import { subscriptionsOfAddress } from './subscriptions.js';

export const endpoints = {
  subscribe: {
    summary: 'Subscribe to the newsletter',
    description: 'A second time is no error.',
    isLocalised: true,
    body: { schema: fieldsSchema(Subscribe), examples: { maria: exampleOf(Subscribe) }, types: formOrJson },
    answers: {
      200: { schema: success(), example: { success: true } },
      303: { description: 'A form whose sender accepts text/html: back to the page it was sent from' },
    },
    problems: ['REQUEST.FIELDS'],
    limits: [subscriptionsOfAddress],
  },
} as const satisfies Record<string, EndpointDescription>;
