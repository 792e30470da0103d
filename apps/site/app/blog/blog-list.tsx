import { articlesAtATime, type ArticleCategory } from '@statewise/site-content';
import { Button, LinkButton } from '@statewise/ui';
import type { ReactNode } from 'react';
import { ArticleCard } from './article-cards.js';
import { Categories, useListAddress } from './categories.js';
import { FilterForm } from './filter-form.js';
import { useBlogList, type DrawnList } from './use-blog-list.js';
import { useSiteText } from '../messages/use-site-text.js';

export interface BlogListProps extends DrawnList {
  readonly categories: readonly ArticleCategory[];
}

/** Articles of a category; six more at a time until all are shown. */
export function BlogList({ categories, ...drawn }: BlogListProps): ReactNode {
  const t = useSiteText();
  const { articles, total, category, state, change: changeList, more } = useBlogList(drawn);
  const options = [{ slug: '', name: t('blog.all') }, ...categories];
  const change = (other: string): void => {
    const name = categories.find(({ slug }) => slug === other)?.name;
    changeList(other, name === undefined ? t('blog.title') : t('blog.categoryTitle', { category: name }));
  };
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
        <LinkButton variant="secondary" href={`${address(category)}?shown=${shown + articlesAtATime}`}>
          {t('blog.more')}
        </LinkButton>
      )}
    </div>
  );
}
