import { exampleOf } from '@statewise/fields';
import type { Area, EndpointDescription } from '../platform/openapi/endpoint.js';
import { fieldsSchema, object, text } from '../platform/openapi/schema.js';
import type { RateLimit } from '../platform/rate-limit/rate-limit.js';
import { ErrorReport } from './error-report.js';

export const area: Area = {
  name: 'Failures of browsers',
  description: 'What went wrong on a page, for the log.',
};

/** A browser reports a failure once a page, however often it repeats. */
export const errorsOfAddress: RateLimit = { name: 'errors', limit: 30, seconds: 60, per: 'address' };

/** More than this a minute is no news: the log must stay readable, and its disk free. */
export const errorsOfEverybody: RateLimit = { name: 'all-errors', limit: 600, seconds: 60, per: 'everybody' };

/** A page that is refused something is refused it a few times; a browser gathers its reports. */
export const violationsOfAddress: RateLimit = { name: 'csp', limit: 30, seconds: 60, per: 'address' };
export const violationsOfEverybody: RateLimit = { name: 'all-csp', limit: 600, seconds: 60, per: 'everybody' };

export const endpoints = {
  report: {
    summary: 'Note a failure on a page that nothing caught',
    description:
      'It is written into the log under the answered reference: the given one, else a new one. Mail addresses, numbers, application codes and quoted texts are taken out of it, and so is the query of its address.',
    body: { schema: fieldsSchema(ErrorReport), examples: { undefined: exampleOf(ErrorReport) } },
    answers: {
      202: {
        description: 'Noted',
        schema: object({ reference: text('Under which it stands in the log') }),
        example: { reference: '7K3M-2QXV' },
      },
    },
    limits: [errorsOfAddress, errorsOfEverybody],
  },
  violations: {
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
            'document-uri': 'https://bank.example/be-en/',
            'effective-directive': 'script-src-elem',
            'blocked-uri': 'https://evil.example/x.js',
          },
        },
      },
      types: ['application/json', 'application/csp-report', 'application/reports+json'],
    },
    answers: { 204: { description: 'Noted, or dropped' } },
    limits: [violationsOfAddress, violationsOfEverybody],
  },
} as const satisfies Record<string, EndpointDescription>;
