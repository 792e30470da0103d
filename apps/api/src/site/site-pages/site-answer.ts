import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf, isKnown } from '@statewise/server/platform/http/etag.js';
import type { SecurityHeaders } from '@statewise/server/platform/http/security-headers.js';

const leastSize = 1_024;
const compress = promisify(gzip);

/** What the site answered, ready to be sent to one reader or to many. */
export class SiteAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly string[];
  readonly isPage: boolean;
  /** Whether it is worth compressing. */
  readonly isLong: boolean;
  /** The same for the same content, whatever its nonce and whichever replica drew it. */
  readonly tag: string;

  /** `placeholder` stands in the content wherever the nonce belongs. */
  static async of(answer: Response, placeholder: string): Promise<SiteAnswer> {
    return new SiteAnswer(answer, await answer.text(), placeholder);
  }

  private constructor(
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    private readonly text: string,
    private readonly placeholder: string,
  ) {
    this.status = status;
    this.headers = [...headers].filter(([name]) => name !== 'set-cookie');
    this.cookies = headers.getSetCookie();
    this.isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    this.isLong = text.length >= leastSize;
    this.tag = `W/${etagOf(text.replaceAll(placeholder, ''))}`;
  }

  /** The same answer with another text and further headers. */
  changed(change: (text: string) => string, headers: readonly (readonly [name: string, value: string])[]): SiteAnswer {
    const { status, text, placeholder } = this;
    return new SiteAnswer(
      { status, headers: new Headers([...this.headers, ...headers].map(([...pair]) => pair)) },
      change(text),
      placeholder,
    );
  }

  /** The content with a nonce in the place of the placeholder, in UTF-8. */
  with(nonce: string): Buffer {
    return Buffer.from(this.text.replaceAll(this.placeholder, nonce));
  }

  /** The same as a gzip file. */
  gzipped(nonce: string): Promise<Buffer> {
    return compress(this.with(nonce), { level: 4 });
  }
}

/** Sends what the site answered, protected if it is a page: with a tag that asks cheaply whether a page has changed, and a nonce of its own each time. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: SiteAnswer,
  protectPage: SecurityHeaders['protectFramedPage'],
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
  if (answer.isPage) protectPage(response, nonce);
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
