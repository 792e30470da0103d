import type { Heading } from '@statewise/site-content';
import { ChevronDownIcon } from '@statewise/ui';
import { useRef, type ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import { useScrolledPast } from './use-scrolled-past.js';
import { useSideMenu } from './use-side-menu.js';

/** The menu built from a page's headings: beside the text, on a phone above it. */
export function SideMenu({ headings }: { readonly headings: readonly Heading[] }): ReactNode {
  const t = useSiteText();
  const column = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const state = useSideMenu(column, menu);
  const current = useScrolledPast(headings);
  return (
    <aside ref={column} className="site-side" data-state={state}>
      <div ref={menu} className="site-side__menu">
        <nav aria-labelledby="side-title">
          <h2 id="side-title" className="site-side__title">
            {t('information.onThisPage')}
          </h2>
          <HeadingLinks headings={headings} current={current} />
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
        <HeadingLinks headings={headings} current={undefined} />
      </nav>
    </details>
  );
}

function HeadingLinks({
  headings,
  current,
}: {
  readonly headings: readonly Heading[];
  readonly current: string | undefined;
}): ReactNode {
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
