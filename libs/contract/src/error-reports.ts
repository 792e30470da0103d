import { Example, exampleOf, Required, Text } from '@statewise/fields';
import { exampleFlow } from './example-flow.js';
import { operation, operations, type Area } from './operation.js';
import type { RateLimit } from './limits.js';
import * as s from './schema.js';
import { everyone } from './who.js';

/** A failure in a browser that nothing caught. */
export class ErrorReport {
  @Required() @Text({ max: 40, pattern: /^[a-z][a-z-]*$/ }) @Example(exampleFlow) app: string;
  @Required() @Text({ max: 500 }) @Example(`/be-en/${exampleFlow}/confirm`) path: string;
  @Required() @Text({ max: 100 }) @Example('TypeError') name: string;

  @Text({ min: 0, max: 1000, multiline: true })
  @Example('Cannot read properties of undefined')
  message?: string;

  @Text({ pattern: /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/ }) @Example('7K3M-2QXV') reference?: string;
}

const area: Area = { name: 'Failures of browsers', description: 'What went wrong on a page, for the log.' };

/** A browser reports a failure once a page, however often it repeats. */
const errorsOfAddress: RateLimit = { name: 'errors', limit: 30, seconds: 60, per: 'address' };

/** More than this a minute is no news: the log must stay readable, and its disk free. */
const errorsOfEverybody: RateLimit = { name: 'all-errors', limit: 600, seconds: 60, per: 'everybody' };

/** A page that is refused something is refused it a few times; a browser gathers its reports. */
const violationsOfAddress: RateLimit = { name: 'csp', limit: 30, seconds: 60, per: 'address' };
const violationsOfEverybody: RateLimit = { name: 'all-csp', limit: 600, seconds: 60, per: 'everybody' };

/** What pages were refused by their policy. */
export const cspReports = operations('cspReports', area, {
  report: operation('POST', '/csp-reports', {
    who: everyone,
    accepts: 'report',
    summary: 'Note what a page was refused by its policy',
    description:
      'For browsers, which send one report (`application/csp-report`) or a list (`application/reports+json`). The page’s path, the directive and the origin of what was refused are counted and, once each, logged; nothing else is kept, and what is about no page of ours is dropped.',
    body: {
      schema: {
        anyOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }],
        description: 'As browsers write it',
      },
      examples: {
        older: {
          'csp-report': {
            'document-uri': 'https://www.example.com/be-en/',
            'effective-directive': 'script-src-elem',
            'blocked-uri': 'https://evil.example/x.js',
          },
        },
      },
      types: ['application/json', 'application/csp-report', 'application/reports+json'],
    },
    answers: { 204: { description: 'Noted, or dropped' } },
    isCounted: true,
    limits: [violationsOfAddress, violationsOfEverybody],
  }),
});

/** Failures on pages that nothing caught. */
export const errorReports = operations('errorReports', area, {
  report: operation('POST', '/errors/report', {
    who: everyone,
    summary: 'Note a failure on a page that nothing caught',
    description:
      'It is written into the log under the answered reference: the given one, else a new one. Mail addresses, numbers, application codes and quoted texts are taken out of it, and so is the query of its address.',
    body: { type: ErrorReport, examples: { undefined: exampleOf(ErrorReport) } },
    answers: {
      202: {
        description: 'Noted',
        schema: s.object({ reference: s.text('Under which it stands in the log') }),
        example: { reference: '7K3M-2QXV' },
      },
    },
    isCounted: true,
    limits: [errorsOfAddress, errorsOfEverybody],
  }),
});
