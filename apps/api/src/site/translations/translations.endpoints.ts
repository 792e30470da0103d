import { exampleOf } from '@statewise/fields';
import type { EndpointDescription } from '../../platform/openapi/endpoint.js';
import { fieldsSchema, success } from '../../platform/openapi/schema.js';
import type { RateLimit } from '../../platform/rate-limit/rate-limit.js';
import { TranslationReport } from './translation-report.js';

export const reportsOfAddress: RateLimit = { name: 'translations', limit: 60, seconds: 60, per: 'address' };

export const endpoints = {
  report: {
    summary: 'Note a text that has no translation',
    description:
      'The same text is kept once. A new one always finds room: one that a single caller told makes it first, and what looks like no text of an interface is only counted.',
    body: { schema: fieldsSchema(TranslationReport), examples: { instalment: exampleOf(TranslationReport) } },
    answers: { 202: { description: 'Noted', schema: success(), example: { success: true } } },
    limits: [reportsOfAddress],
  },
} as const satisfies Record<string, EndpointDescription>;
