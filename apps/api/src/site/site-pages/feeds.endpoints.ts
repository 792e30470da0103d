import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { text } from '@statewise/server/platform/openapi/schema.js';
import { localeInPath } from '../site-areas.js';

export const endpoints = {
  sitemap: {
    summary: 'Every page in every country and language that it exists in',
    answers: { 200: { description: 'A sitemap', schema: text(), types: ['application/xml'] } },
  },
  robots: {
    summary: 'What search engines may read',
    answers: { 200: { description: 'Rules for robots', schema: text(), types: ['text/plain'] } },
  },
  feed: {
    summary: 'The newest articles as RSS, in the language of the address',
    path: { locale: localeInPath },
    answers: { 200: { description: 'A feed', schema: text(), types: ['application/rss+xml'] } },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
