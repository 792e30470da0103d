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
