import { localisePath } from '@statewise/i18n';
import type { ArticleCard as Card, ArticleCategory } from '@statewise/site-content';
import { Button, Link, LinkButton, useLocale } from '@statewise/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import { ArticleCard } from './article-cards.js';
import { FilterForm } from './filter-form.js';
import { useBlogList } from './use-blog-list.js';

export interface BlogPageProps {
  readonly articles: readonly Card[];
  readonly total: number;
  readonly shown: number;
  readonly category: string;
  readonly categories: readonly ArticleCategory[];
}

/** Articles of a category; six more at a time until all are shown. */
export function BlogPage({ categories, ...loaded }: BlogPageProps): ReactNode {
  const t = useSiteText();
  const { articles, total, category, state, change, more } = useBlogList(loaded);
  const options = [{ slug: '', name: t('blog.all') }, ...categories];
  return (
    <div className="sw-width site-section">
      <div className="site-blog__head">
        <h1>{t('blog.title')}</h1>
        <p className="sw-lead">{t('blog.description')}</p>
        <Categories options={options} chosen={category} onChange={change} />
        <FilterForm options={options} chosen={category} onChange={change} />
      </div>
      <p className="sw-sr" role="status">
        {state === 'loading' ? t('blog.loading') : t('blog.shown', { shown: articles.length, total })}
      </p>
      <ul className="site-articles" aria-busy={state === 'loading'}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} level={2} />
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert" className="site-hint">
          {t('blog.failed')}
        </p>
      )}
      {state !== 'complete' && (
        <MoreButton category={category} shown={articles.length} isBusy={state === 'loading'} onMore={more} />
      )}
    </div>
  );
}

export interface ChoiceOfCategory {
  readonly options: readonly ArticleCategory[];
  readonly chosen: string;
  readonly onChange: (category: string) => void;
}

/** The address of a list. */
export function useListAddress(): (category: string) => string {
  const locale = useLocale();
  return (category) => localisePath(locale, category === '' ? '/blog' : `/blog/${category}`);
}

function Categories({ options, chosen, onChange }: ChoiceOfCategory): ReactNode {
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

/** Without script a link that shows six more. */
function MoreButton({
  category,
  shown,
  isBusy,
  onMore,
}: {
  readonly category: string;
  readonly shown: number;
  readonly isBusy: boolean;
  readonly onMore: (() => void) | undefined;
}): ReactNode {
  const t = useSiteText();
  const address = useListAddress();
  return (
    <div className="site-blog__more">
      {onMore ? (
        <Button variant="secondary" busy={isBusy} onClick={onMore}>
          {t('blog.more')}
        </Button>
      ) : (
        <LinkButton variant="secondary" href={`${address(category)}?shown=${shown + 6}`}>
          {t('blog.more')}
        </LinkButton>
      )}
    </div>
  );
}
