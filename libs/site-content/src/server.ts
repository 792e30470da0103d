import type { SiteReader } from './reader.js';

/** A form that was sent without script and refused: what was typed, and the keys of what is wrong. */
export interface RefusedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What to say where no field is to blame. */
  readonly message?: string | undefined;
  /** The file that was refused, and why. */
  readonly file?: { readonly name: string; readonly detail: string } | undefined;
}

/** What the process that serves the site gives its pages. */
export interface SiteHost {
  readonly reader: SiteReader;
  /** Where the site stands on the web, without a slash at its end. */
  readonly publicUrl: string;
  /** Writes a failure of this page into the log; answers the page's reference, under which all of them stand there. */
  readonly noteFailure: (failure?: unknown) => string;
  /** Given when the page answers a form that was refused. */
  readonly form?: RefusedForm | undefined;
}

/**
 * Names, in an answer of the site, the sources of styles that its policy allows beside the site's own files, such as hashes of
 * those that stand in the document itself. It is for the server and not sent on.
 */
export const inlineStyles = 'Inline-Styles';

/** The built site: answers the address of a page, whatever it is. */
export interface SiteServer {
  readonly handle: (request: Request, host: SiteHost) => Promise<Response>;
  /**
   * What the document of an address depends on beside the content, as one word: requests with the same word may be
   * answered with the same document. Undefined where it depends on more, and for every address where it is missing.
   */
  readonly documentKey?: (path: string, cookies: string) => string | undefined;
}
