import { articlesAtATime, type ArticleCategory } from '@statewise/site-content';
import { Button, ChevronDownIcon } from '@statewise/ui';
import type { SyntheticEvent, MouseEvent } from 'react';
import { ArticleCard } from './article-cards.js';
import { Categories, useListAddress, type ChoiceOfCategory } from './categories.js';
import { useBlogList, type DrawnList } from './use-blog-list.js';
import { useSiteText } from '../messages/use-site-text.js';
import { useChart } from '../charts/use-chart.js';

const loadChart = () => import('./filter-actor.js').then(({ filterActor }) => filterActor());

/** The filter on a phone, behind a toggle; without script the browser opens it and a button sends it. */
function FilterForm({ options, chosen, onChange }: ChoiceOfCategory) {
  const t = useSiteText();
  const address = useListAddress();
  const { snapshot, send } = useChart(loadChart, 'on the first event');
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    send({ type: 'form.toggled' });
  };
  const choose = (category: string): void => {
    onChange(category);
    send({ type: 'form.closed' });
  };
  return (
    <details className="site-fold site-filter" open={snapshot?.matches('open')}>
      <summary onClick={toggle}>
        {t('blog.filter', { category: options.find(({ slug }) => slug === chosen)?.name ?? '' })}
        <ChevronDownIcon />
      </summary>
      <form action={address('')} method="get">
        <fieldset>
          <legend>{t('blog.categories')}</legend>
          {options.map(({ slug, name }) => (
            <label key={slug}>
              <input
                type="radio"
                name="category"
                value={slug}
                checked={slug === chosen}
                onChange={() => choose(slug)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <noscript>
          <button className="sw-button sw-button--secondary" type="submit">
            {t('blog.apply')}
          </button>
        </noscript>
      </form>
    </details>
  );
}

export interface BlogListProps extends DrawnList {
  readonly categories: readonly ArticleCategory[];
}

/** Articles of a category; six more at a time until all are shown. */
export function BlogList({ categories, ...drawn }: BlogListProps) {
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
        {articles.map((article, at) => (
          <li key={article.id}>
            <ArticleCard article={article} level={2} first={at === 0} />
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

interface MoreButtonProps {
  readonly category: string;
  readonly shown: number;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

/** Before its script is there, and without any, the button opens a page with six more. */
function MoreButton({ category, shown, isBusy, onMore }: MoreButtonProps) {
  const t = useSiteText();
  const address = useListAddress();
  const load = (event: SyntheticEvent): void => {
    event.preventDefault();
    onMore();
  };
  return (
    <form className="site-blog__more" action={address(category)} onSubmit={load}>
      <input type="hidden" name="shown" value={shown + articlesAtATime} />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {t('blog.more')}
      </Button>
    </form>
  );
}
