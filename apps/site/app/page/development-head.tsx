import type { ReactNode } from 'react';

export interface DevelopmentHeadProps {
  readonly nonce: string;
  /** The module that lets components be replaced in place; it runs before the first script. */
  readonly refresh: string;
  readonly script: string;
}

/** React Router's refresh asks its router for new data first; the site's pages have no router in the browser. */
const noRouter = 'window.__reactRouterDataRouter = { revalidate: async () => undefined };';

/** Those of all kinds of pages; built ones have their own alone. */
const styles = [
  'styles/site.css',
  'calculators/calculators.css',
  'contact/contact.css',
  'jobs/jobs.css',
  'thirty-years/thirty-years.css',
];

/** Scripts and styles of a page in development: separate files, so that a changed one is replaced in place. */
export function DevelopmentHead({ nonce, refresh, script }: DevelopmentHeadProps): ReactNode {
  return (
    <>
      {/* With this nonce styles that a script brings are allowed. */}
      <meta property="csp-nonce" nonce={nonce} />
      {styles.map((path) => (
        <link key={path} rel="stylesheet" href={`/app/${path}`} />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: noRouter }} />
      <script type="module" src={refresh} nonce={nonce} />
      <script type="module" src={script} nonce={nonce} />
    </>
  );
}
