import type { Heading } from '@statewise/site-content';
import { ChevronDownIcon } from '@statewise/ui';
import { useRef, type ReactNode } from 'react';
import { useFollowedAnchor } from '../anchors/followed-anchor.js';
import { useSiteText } from '../messages/use-site-text.js';
import { useSideMenu } from './use-side-menu.js';

/** The menu built from a page's headings: beside the text, on a phone above it. */
export function SideMenu({ headings }: { readonly headings: readonly Heading[] }): ReactNode {
  const t = useSiteText();
  const column = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const state = useSideMenu(column, menu);
  return (
    <aside ref={column} className="site-side" data-state={state}>
      <div ref={menu} className="site-side__menu">
        <nav aria-labelledby="side-title">
          <h2 id="side-title" className="site-side__title">
            {t('information.onThisPage')}
          </h2>
          <HeadingLinks headings={headings} />
        </nav>
      </div>
    </aside>
  );
}

/** The same menu on a phone. */
export function ContentsMenu({ headings }: { readonly headings: readonly Heading[] }): ReactNode {
  const t = useSiteText();
  return (
    <details className="site-fold site-toc">
      <summary>
        {t('information.onThisPage')}
        <ChevronDownIcon />
      </summary>
      <nav aria-label={t('information.onThisPage')}>
        <HeadingLinks headings={headings} />
      </nav>
    </details>
  );
}

function HeadingLinks({ headings }: { readonly headings: readonly Heading[] }): ReactNode {
  const current = useFollowedAnchor(headings.map(({ id }) => id));
  return (
    <ul className="site-side__list">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a href={`#${id}`} data-level={level} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
