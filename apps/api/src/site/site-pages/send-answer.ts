import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from '@statewise/server/platform/http/etag.js';
import type { SecurityHeaders } from '@statewise/server/platform/http/security-headers.js';
import type { SiteAnswer } from './site-answer.js';

/** Sends what the site answered: with a tag that asks cheaply whether a page has changed, and a nonce of its own each time. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: SiteAnswer,
  headers: SecurityHeaders,
): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (answer.cookies.length > 0) response.setHeader('Set-Cookie', answer.cookies);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // What a page shows depends on cookies, and its nonce is for one reader: it is kept by browsers, not by caches between.
  // The answer to a form shows what was typed: neither browsers nor caches keep it.
  if (!response.hasHeader('Cache-Control'))
    response.setHeader('Cache-Control', isRead ? 'private, no-cache' : 'no-store');
  response.setHeader('Vary', [response.getHeader('Vary'), 'Accept-Encoding', 'Cookie'].filter(Boolean).join(', '));
  if (isRead && answer.status === 200 && isUnchanged(request, response, answer)) return;
  const nonce = randomBytes(18).toString('base64url');
  if (answer.isPage) headers.protectPage(response, nonce);
  const isGzipped = answer.isLong && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = isGzipped ? await answer.gzipped(nonce) : answer.with(nonce);
  if (isGzipped) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A reader who has the page keeps it with the nonce and the policy that came with it. */
function isUnchanged(request: IncomingMessage, response: ServerResponse, { tag }: SiteAnswer): boolean {
  response.setHeader('ETag', tag);
  if (!isKnown(request, tag)) return false;
  response.statusCode = 304;
  for (const name of ['Content-Security-Policy', 'Content-Type']) response.removeHeader(name);
  response.end();
  return true;
}
