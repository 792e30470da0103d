import { localisePath } from '@statewise/i18n';
import type { ArticleCategory } from '@statewise/site-content';
import { Link, useLocale } from '@statewise/ui';
import type { MouseEvent } from 'react';
import { useSiteText } from '../messages/use-site-text.js';

export interface ChoiceOfCategory {
  readonly options: readonly ArticleCategory[];
  readonly chosen: string;
  readonly onChange: (category: string) => void;
}

/** Where a list stands after the prefix. */
export function listPath(category: string): string {
  return category === '' ? '/blog' : `/blog/${category}`;
}

/** The address of a list. */
export function useListAddress(): (category: string) => string {
  const locale = useLocale();
  return (category) => localisePath(locale, listPath(category));
}

/** The categories in a row; without script links to their lists. */
export function Categories({ options, chosen, onChange }: ChoiceOfCategory) {
  const t = useSiteText();
  const address = useListAddress();
  const change = (event: MouseEvent, slug: string): void => {
    event.preventDefault();
    onChange(slug);
  };
  return (
    <nav className="site-pills" aria-label={t('blog.categories')}>
      <ul>
        {options.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              href={address(slug)}
              aria-current={slug === chosen ? 'true' : undefined}
              onClick={(event) => change(event, slug)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
