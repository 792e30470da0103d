/** A front end that is built into files and served by this process. */
export interface FrontEnd {
  /** Its folder under `apps/`. */
  readonly app: string;
  /** Where its assets stand; their names change with their content. */
  readonly base: string;
  /** The addresses that its one page answers. */
  readonly pages: RegExp;
  /** The same addresses as a template, for logs and measurements. */
  readonly route: string;
}

const locale = String.raw`^\/(?:(?:mt|be)-)?(?:en|nl|fr)`;

export const frontEnds: readonly FrontEnd[] = [
  {
    app: 'loan',
    base: '/_loan/',
    pages: new RegExp(String.raw`${locale}\/loan-application(?:\/|$)`),
    route: '/:locale/loan-application/*',
  },
];
