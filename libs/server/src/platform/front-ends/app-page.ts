import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagOf, isKnown } from '../http/negotiation.js';
import type { SecurityHeaders } from '../http/security-headers.js';

/** The one page of a built front end, whose scripts carry a nonce that is another one in every answer. */
export interface AppPage {
  readonly etag: string;
  /** The page, cut where the nonce stands. */
  readonly parts: readonly string[];
}

const cut = '\u0000';

/** Lets scripts of this server alone become workers; without a rule for markup or code, no text becomes either. */
const trustedAddresses = `<script>self.trustedTypes?.createPolicy('default',{createScriptURL:(a)=>new URL(a,location).origin===location.origin?a:null})</script>`;

/** Puts the nonce's places into a page as it was built: its scripts, what is loaded ahead, and where its scripts look for it. */
export function appPage(html: string): AppPage {
  const marked = html
    .replace('<head>', `<head>\n    ${trustedAddresses}`)
    .replaceAll(/<(script|link rel="modulepreload")(?=[\s>])/g, `<$1 nonce="${cut}"`)
    .replace('<head>', `<head>\n    <meta property="csp-nonce" nonce="${cut}">`);
  return { etag: `W/${etagOf(html)}`, parts: marked.split(cut) };
}

/** Sends the page; 304 when the reader has it, with the nonce and the policy that came with it. */
export function sendAppPage(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, parts }: AppPage,
  headers: SecurityHeaders,
): void {
  const nonce = randomBytes(18).toString('base64url');
  headers.protectApp(response, nonce);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  if (isKnown(request, etag)) {
    response.removeHeader('Content-Security-Policy');
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = Buffer.from(parts.join(nonce));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
