import type { LinkProps } from '@statewise/ui';
import { useHref, useLinkClickHandler } from 'react-router';

/** A link to a page of this front end. The router's own also fetches data and pages beforehand, which takes four times the script. */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {rest.children}
    </a>
  );
}
