import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf, isKnown } from '../../platform/http/etag.js';
import type { SecurityHeaders } from '../../platform/http/security-headers.js';

const compress = promisify(gzip);
const leastSize = 1_024;

interface Sending {
  readonly headers: SecurityHeaders;
  /** Stands in the page wherever the nonce belongs. */
  readonly placeholder: string;
}

/** Sends what the site answered: with a tag that asks cheaply whether a page has changed, and a nonce of its own each time. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  { headers, placeholder }: Sending,
): Promise<void> {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const text = await answer.text();
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // What a page shows depends on cookies, and its nonce is for one reader: it is kept by browsers, not by caches between.
  // What answers a form shows what was typed, and is kept by nobody.
  if (!answer.headers.has('Cache-Control'))
    response.setHeader('Cache-Control', isRead ? 'private, no-cache' : 'no-store');
  response.setHeader('Vary', [answer.headers.get('Vary'), 'Accept-Encoding', 'Cookie'].filter(Boolean).join(', '));
  if (isRead && answer.status === 200 && isUnchanged(request, response, text)) return;
  const nonce = randomBytes(18).toString('base64url');
  if (isPage) headers.protectPage(response, nonce);
  await sendText(request, response, isPage ? text.replaceAll(placeholder, nonce) : text);
}

/** A reader who has the page keeps it with the nonce and the policy that came with it. */
function isUnchanged(request: IncomingMessage, response: ServerResponse, text: string): boolean {
  const tag = `W/${etagOf(text)}`;
  response.setHeader('ETag', tag);
  if (!isKnown(request, tag)) return false;
  response.statusCode = 304;
  for (const name of ['Content-Security-Policy', 'Content-Type']) response.removeHeader(name);
  response.end();
  return true;
}

async function sendText(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
  const isSmall = text.length < leastSize || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = isSmall ? Buffer.from(text) : await compress(text);
  if (!isSmall) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
