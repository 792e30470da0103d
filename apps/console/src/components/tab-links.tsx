import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Link } from '@statewise/ui';

export interface TabLink {
  readonly href: string;
  readonly label: string;
  /** Marked only at exactly this address, since others stand below it. */
  readonly end?: boolean;
}

/** Links between the parts of a page; each part has an address of its own. */
export function TabLinks({ label, links }: { readonly label: string; readonly links: readonly TabLink[] }) {
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  // Where the links are wider than the page, the one of this part stands in the middle, also once more came; the page itself does not move.
  useEffect(() => {
    const [around, link] = [strip.current, strip.current?.querySelector('[aria-current=page]')].map((element) =>
      element?.getBoundingClientRect(),
    );
    if (around && link) strip.current?.scrollBy?.({ left: middleOf(link) - middleOf(around) });
  }, [pathname, links.length]);
  return (
    <nav ref={strip} aria-label={label} className="console-tabs">
      <ul>
        {links.map(({ href, label: name, end = false }) => (
          <li key={href}>
            <NavLink to={href} end={end}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const middleOf = ({ left, width }: DOMRect): number => left + width / 2;

interface Choice {
  readonly href: string;
  readonly label: string;
  /** How much there is, or that as it is shown. */
  readonly count?: number | string | undefined;
  readonly isCurrent: boolean;
}

/** Links to the same list narrowed in different ways, which only their query tells apart. */
export function Choices({ label, links }: { readonly label: string; readonly links: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="console-tabs">
      <ul>
        {links.map(({ href, label: name, count, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={isCurrent ? 'active' : undefined}
            >
              {name}
              {count !== undefined && <span className="console-tabs__count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
