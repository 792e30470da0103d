import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends this state-changing request on behalf of another site. Browsers say so themselves
 * (`Sec-Fetch-Site`, else `Origin`); programs that are no browsers send neither and carry no cookies by accident.
 */
export function isCrossSite(request: IncomingMessage, ownHost: string | undefined): boolean {
  if (safeMethods.has(request.method ?? '')) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.headers.host && host !== ownHost;
}

/**
 * Whether a page of another site asks for this as a part of itself: an image, a script, a frame, a fetch. Nothing of
 * the API is made for that but pictures, and calls that fail would count against the address of that page's visitor.
 */
export function isForeignPart({ url = '', headers }: IncomingMessage): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site' || url.startsWith('/media/')) return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}
