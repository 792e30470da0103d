import type { Heading } from '@statewise/site-content';
import { ChevronDownIcon } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';

/** A heading as the menus name it. */
export interface MenuHeading extends Heading {
  /** Where it is not the page's. */
  readonly lang?: string | undefined;
}

interface MenuProps {
  readonly headings: readonly MenuHeading[];
}

/** The menu built from a page's headings: beside the text, on a phone above it. */
export function SideMenu({ headings }: MenuProps) {
  const t = useSiteText();
  if (headings.length < 2) return null;
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
export function ContentsMenu({ headings }: MenuProps) {
  const t = useSiteText();
  if (headings.length < 2) return null;
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

function HeadingLinks({ headings }: MenuProps) {
  return (
    <ul className="site-side__list" data-follows>
      {headings.map(({ id, level, text, lang }) => (
        <li key={id}>
          <a href={`#${id}`} data-level={level} lang={lang}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
