import type { ReactNode } from 'react';

export interface DevelopmentHeadProps {
  readonly nonce: string;
  /** The module that lets components be replaced in place; it runs before the first script. */
  readonly refresh: string;
  readonly script: string;
}

/** React Router's refresh asks its router for new data first; the site's pages have no router in the browser. */
const noRouter = 'window.__reactRouterDataRouter = { revalidate: async () => undefined };';

/** Scripts and styles of a page while somebody develops: separate files, so that a changed one is replaced in place. */
export function DevelopmentHead({ nonce, refresh, script }: DevelopmentHeadProps): ReactNode {
  return (
    <>
      {/* With this nonce styles that a script brings are allowed. */}
      <meta property="csp-nonce" nonce={nonce} />
      <link rel="stylesheet" href="/app/styles/site.css" />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: noRouter }} />
      <script type="module" src={refresh} nonce={nonce} />
      <script type="module" src={script} nonce={nonce} />
    </>
  );
}
