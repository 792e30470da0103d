import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

export interface TabLink {
  readonly href: string;
  readonly label: string;
  /** Marked only at exactly this address, since others stand below it. */
  readonly end?: boolean;
}

/** Links between the parts of a page; each part has an address of its own. */
export function TabLinks({ label, links }: { readonly label: string; readonly links: readonly TabLink[] }): ReactNode {
  return (
    <nav aria-label={label} className="console-tabs">
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
