import { exampleOf } from '@statewise/fields';
import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { languages } from '@statewise/i18n';
import { fieldsSchema, mapOf, success, text } from '@statewise/server/platform/openapi/schema.js';
import type { RateLimit } from '@statewise/server/platform/rate-limit/rate-limit.js';
import { TranslationReport } from './translation-report.js';

export const reportsOfAddress: RateLimit = { name: 'translations', limit: 60, seconds: 60, per: 'address' };

export const endpoints = {
  live: {
    summary: 'Texts of the interfaces in other words than the release has',
    description:
      'By area and key. Front ends ask after they have drawn themselves, and show them in the place of their own.',
    path: { lang: { schema: text(undefined, { enum: languages }), description: 'The language', example: 'nl' } },
    answers: {
      200: {
        schema: success({ texts: mapOf(mapOf(text(), 'By key'), 'By area') }),
        example: { success: true, texts: { loan: { 'field.first_name': 'Voornaam' } } },
      },
      304: { description: 'The reader has them already (`If-None-Match`)' },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
  report: {
    summary: 'Note a text that has no translation',
    description:
      'The same text is kept once. A new one always finds room: one that a single caller told makes it first, and what looks like no text of an interface is only counted.',
    body: { schema: fieldsSchema(TranslationReport), examples: { instalment: exampleOf(TranslationReport) } },
    answers: { 202: { description: 'Noted', schema: success(), example: { success: true } } },
    limits: [reportsOfAddress],
  },
} as const satisfies Record<string, EndpointDescription>;
