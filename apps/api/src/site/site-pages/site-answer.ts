import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineStyles } from '@statewise/site-content';
import { accepts, etagOf, isKnown, type Encoding } from '@statewise/server/platform/http/negotiation.js';
import type { SecurityHeaders } from '@statewise/server/platform/http/security-headers.js';

const leastSize = 1_024;
const [gzipped, brotli] = [promisify(gzip), promisify(brotliCompress)];

type Header = readonly [name: string, value: string];

/** Compressing as well as can be takes a hundred milliseconds: one page at a time, and nobody waits for it. */
let improving: Promise<unknown> = Promise.resolve();

/** What the site answered, ready to be sent to one reader or to many. */
export class SiteAnswer {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly cookies: readonly string[];
  readonly isPage: boolean;
  /** Sources of the styles that stand in the page itself. */
  readonly inlineStyles: string | undefined;
  /** The same for the same content, whichever replica drew it. */
  readonly tag: string;
  private readonly content: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();
  private isImproved = false;

  static async of(answer: Response): Promise<SiteAnswer> {
    return new SiteAnswer(answer, await answer.text());
  }

  private constructor({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string) {
    this.status = status;
    this.headers = [...headers].filter(([name]) => name !== 'set-cookie' && name !== inlineStyles.toLowerCase());
    this.cookies = headers.getSetCookie();
    this.isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    this.inlineStyles = headers.get(inlineStyles) ?? undefined;
    this.content = Buffer.from(text);
    this.tag = `W/${etagOf(this.content)}`;
  }

  /** The same answer with another text and further headers. */
  changed(change: (text: string) => string, more: readonly Header[]): SiteAnswer {
    const own = this.inlineStyles === undefined ? [] : [[inlineStyles, this.inlineStyles] as const];
    const headers = new Headers([...this.headers, ...own, ...more].map(([...pair]) => pair));
    return new SiteAnswer({ status: this.status, headers }, change(this.content.toString()));
  }

  /** The content as a reader takes it; compressed once for all of them. */
  async body(request: IncomingMessage): Promise<{ readonly encoding?: Encoding; readonly bytes: Buffer }> {
    const encoding = (['br', 'gzip'] as const).find((one) => accepts(request, one));
    if (encoding === undefined || this.content.length < leastSize) return { bytes: this.content };
    const known = this.compressed.get(encoding);
    if (known && encoding === 'br') this.improve();
    const compressed = known ?? (encoding === 'br' ? this.brotli(5) : gzipped(this.content));
    this.compressed.set(encoding, compressed);
    return { encoding, bytes: await compressed };
  }

  /** Compresses what was asked for twice as well as can be, from which all later readers have something. */
  private improve(): void {
    if (this.isImproved) return;
    this.isImproved = true;
    improving = improving.then(() => this.brotli(11)).then((best) => this.compressed.set('br', Promise.resolve(best)));
  }

  private brotli(quality: number): Promise<Buffer> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: this.content.length };
    return brotli(this.content, { params });
  }
}

/** Sends what the site answered, protected if it is a page, with a tag that asks cheaply whether it has changed. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: SiteAnswer,
  protectPage: SecurityHeaders['protectPage'],
): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (answer.cookies.length > 0) response.setHeader('Set-Cookie', answer.cookies);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // What a page shows depends on cookies: it is kept by browsers, not by caches between.
  // The answer to a form shows what was typed: neither browsers nor caches keep it.
  if (!response.hasHeader('Cache-Control'))
    response.setHeader('Cache-Control', isRead ? 'private, no-cache' : 'no-store');
  response.setHeader('Vary', [response.getHeader('Vary'), 'Accept-Encoding', 'Cookie'].filter(Boolean).join(', '));
  if (isRead && answer.status === 200 && isUnchanged(request, response, answer)) return;
  if (answer.isPage) protectPage(response, answer.inlineStyles);
  const { encoding, bytes } = await answer.body(request);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A reader who has the page keeps it with the policy that came with it. */
function isUnchanged(request: IncomingMessage, response: ServerResponse, { tag }: SiteAnswer): boolean {
  response.setHeader('ETag', tag);
  if (!isKnown(request, tag)) return false;
  response.statusCode = 304;
  for (const name of ['Content-Security-Policy', 'Content-Type']) response.removeHeader(name);
  response.end();
  return true;
}
