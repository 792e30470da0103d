import type { SiteReader } from './reader.js';

/** What the process that serves the site gives its pages. */
export interface SiteHost {
  readonly reader: SiteReader;
  /** Where the site stands on the web, without a slash at its end. */
  readonly publicUrl: string;
  /** Marks inline scripts as the page's own. */
  readonly nonce: string;
}

/** The built site: answers the address of a page, whatever it is. */
export interface SiteServer {
  readonly handle: (request: Request, host: SiteHost) => Promise<Response>;
}
