import { operation, operations } from '../operation.js';
import * as s from '../schema.js';
import { localeInPath, siteServices } from './site-areas.js';
import { everyone } from '../who.js';

/** What search engines and feed readers ask for. */
export const feeds = operations('feeds', siteServices, {
  sitemap: operation('GET', '/sitemap.xml', {
    who: everyone,
    isStreamed: true,
    summary: 'Every page in every country and language that it exists in',
    answers: { 200: { description: 'A sitemap', schema: s.text(), types: ['application/xml'] } },
  }),
  robots: operation('GET', '/robots.txt', {
    who: everyone,
    summary: 'What search engines may read',
    answers: { 200: { description: 'Rules for robots', schema: s.text(), types: ['text/plain'] } },
  }),
  security: operation('GET', '/.well-known/security.txt', {
    who: everyone,
    summary: 'Whom to tell of a vulnerability (RFC 9116)',
    answers: { 200: { description: 'Fields of security.txt', schema: s.text(), types: ['text/plain'] } },
  }),
  feed: operation('GET', '/{locale}/blog/rss.xml', {
    who: everyone,
    isStreamed: true,
    summary: 'The newest articles as RSS, in the language of the address',
    path: { locale: localeInPath },
    answers: { 200: { description: 'A feed', schema: s.text(), types: ['application/rss+xml'] } },
  }),
});
