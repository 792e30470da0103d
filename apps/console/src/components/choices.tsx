import { Link } from '@statewise/ui';
import type { ReactNode } from 'react';

interface Choice {
  readonly href: string;
  readonly label: string;
  /** How much there is, or that as it is shown. */
  readonly count?: number | string | undefined;
  readonly isCurrent: boolean;
}

/** Links to the same list narrowed in different ways, which only their query tells apart. */
export function Choices({ label, links }: { readonly label: string; readonly links: readonly Choice[] }): ReactNode {
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
