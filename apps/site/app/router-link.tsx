import type { LinkProps } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Addresses of this host that are no pages of the site. */
const elsewhere = /^\/[a-z-]+\/(?:loan-application|store|e-banking)(?:[/?#]|$)/;

/** A link that turns the page without loading a new document, where it leads to a page of this site. */
export function RouterLink({ href, ...rest }: LinkProps): ReactNode {
  const isPage = href.startsWith('/') && !elsewhere.test(href) && rest.target === undefined;
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
