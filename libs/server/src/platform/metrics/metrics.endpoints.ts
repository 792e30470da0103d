import type { EndpointDescription } from '../openapi/endpoint.js';
import { text } from '../openapi/schema.js';

export const endpoints = {
  read: {
    summary: 'Measurements in the format of Prometheus',
    description: 'For programs on the same machine; others need a token or a session of the bank’s own people.',
    problems: ['SESSION.REQUIRED'],
    answers: {
      200: {
        schema: text(),
        types: ['text/plain'],
        example: 'http_request_duration_seconds_count{method="POST",route="/api/v1/session",status="200"} 1',
      },
    },
  },
} as const satisfies Record<string, EndpointDescription>;
