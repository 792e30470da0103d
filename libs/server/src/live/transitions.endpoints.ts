import type { EndpointDescription } from '../platform/openapi/endpoint.js';
import { text } from '../platform/openapi/schema.js';

const example = `id: 48213
data: {"flow":"loan-application","id":"0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11","seq":2,"event":"step.save","from":"stepTwo","to":"stepThree","actor":"applicant","at":"2026-11-20T10:00:00.000Z"}

`;

export const endpoints = {
  live: {
    summary: 'Every transition of every replica as it happens',
    description:
      'Server-sent events. The data of a message is a transition as JSON: `flow`, `id` of the application, `seq`, `event`, `from`, `to`, `actor` (a role), `at`. A comment comes every 25 seconds while nothing happens. A reader that comes back names the id of the last message that it has in `Last-Event-ID`, as browsers do by themselves, and first gets what it missed, in order and each once; of more than 1,000 missed transitions it gets one message of the type `gap` instead and reads its lists anew. The stream ends within a second or two when its reader is signed out, switched off or given another role.',
    query: {
      flow: { schema: text(), description: 'Of one flow. Error key: `format`' },
      state: { schema: text(), description: 'Into one state or out of it. Error key: `format`' },
      event: { schema: text(), description: 'By events of one type. Error key: `format`' },
      role: { schema: text(), description: 'Sent by one role. Error key: `format`' },
    },
    headers: {
      'Last-Event-ID': {
        schema: text(undefined, { pattern: '^\\d{1,18}$' }),
        description: 'The id of the last message that the reader has. Error key: `format`',
        example: '48213',
      },
    },
    answers: {
      200: { description: 'A stream', schema: text(), types: ['text/event-stream'], example },
    },
    problems: ['REQUEST.FIELDS'],
  },
} as const satisfies Record<string, EndpointDescription>;
