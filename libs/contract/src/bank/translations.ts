import { Example, exampleOf, OneOf, Required, Text } from '@statewise/fields';
import { languages, type Language } from '@statewise/i18n';
import { reply, operation, operations } from '../operation.js';
import * as s from '../schema.js';
import type { RateLimit } from '../limits.js';
import { siteServices } from './site-areas.js';
import { everyone } from '../who.js';

const reportsOfAddress: RateLimit = { name: 'translations', limit: 60, seconds: 60, per: 'address' };

/** A text of an interface that a front end found no translation for. */
export class TranslationReport {
  @Required() @Text({ max: 1000, multiline: true }) @Example('Monthly instalment') content: string;
  @Text({ min: 0, max: 200 }) @Example('loan-plan') context?: string;
  @Required() @OneOf(languages) @Example('fr') lang: Language;
}

/** Texts of the interfaces: in other words, and missing. */
export const translations = operations('translations', siteServices, {
  texts: operation('GET', '/translations/live/{lang}', {
    who: everyone,
    summary: 'Texts of the interfaces in other words than the release has',
    description:
      'By area and key. Front ends ask after they have drawn themselves, and show them in the place of their own.',
    path: { lang: { schema: s.text(undefined, { enum: languages }), description: 'The language', example: 'nl' } },
    answers: {
      200: reply(
        { texts: s.mapOf(s.mapOf(s.text(), 'By key'), 'By area') },
        { texts: { loan: { 'field.first_name': 'Voornaam' } } },
      ),
      304: { description: 'The reader has them already (`If-None-Match`)' },
    },
  }),
  report: operation('POST', '/translations/report', {
    who: everyone,
    summary: 'Note a text that has no translation',
    description:
      'The same text is kept once. A new one always finds room: one that a single caller told makes it first, and what looks like no text of an interface is only counted.',
    body: { type: TranslationReport, examples: { instalment: exampleOf(TranslationReport) } },
    answers: { 202: { description: 'Noted', schema: s.success(), example: { success: true } } },
    isCounted: true,
    limits: [reportsOfAddress],
  }),
});
