import type { Heading } from '@statewise/site-content';
import { ChevronDownIcon } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';

/** The menu built from a page's headings: beside the text, on a phone above it. */
export function SideMenu({ headings }: { readonly headings: readonly Heading[] }) {
  const t = useSiteText();
  return (
    <aside className="site-side" aria-labelledby="side-title">
      <div className="site-side__menu">
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
export function ContentsMenu({ headings }: { readonly headings: readonly Heading[] }) {
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

function HeadingLinks({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <ul className="site-side__list" data-follows>
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a href={`#${id}`} data-level={level}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
