import { articlesAtATime, type ArticleCard as Summary, type ArticleCategory } from '@statewise/site-content';
import { Button, ChevronDownIcon, useLocale } from '@statewise/ui';
import { type SyntheticEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ArticleCard } from './article-cards.js';
import { Categories, useListAddress, type ChoiceOfCategory, listPath } from './categories.js';
import { useSiteText } from '../messages/use-site-text.js';
import { useChart } from '../charts/use-chart.js';
import { localisePath } from '@statewise/i18n';
import { movePage } from '../page/move-page.js';
import { showList } from './list-steps.js';

const loadFilter = async () => ({
  machine: (await import('@statewise/machines/blog-form/machine')).blogFormMachine,
});

/** The filter on a phone, behind a toggle; without script the browser opens it and a button sends it. */
function FilterForm({ options, chosen, onChange }: ChoiceOfCategory) {
  const t = useSiteText();
  const address = useListAddress();
  const { snapshot, send } = useChart(loadFilter, 'on the first event');
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

/** What the page was drawn with. */
export interface BlogListProps {
  readonly articles: readonly Summary[];
  readonly total: number;
  readonly category: string;
  readonly categories: readonly ArticleCategory[];
}

/** Articles of a category; six more at a time until all are shown. The chart starts with what the server drew. */
export function BlogList({ categories, ...drawn }: BlogListProps) {
  const t = useSiteText();
  const locale = useLocale();
  const { snapshot, send } = useChart(
    () => import('./blog-list-chart.js').then(({ blogListChart }) => blogListChart(drawn, locale)),
    'at once',
  );
  const { total, category } = snapshot?.context ?? drawn;
  const articles = snapshot?.context.articles.filter(isCard) ?? drawn.articles;
  const state = snapshot?.value ?? (articles.length < total ? 'partial' : 'complete');
  useShown(snapshot && articles.length);
  const list = useRef<HTMLUListElement>(null);
  useReadOn(list, articles.length, state === 'complete');
  // The chart comes to what was asked for later, or is not there yet.
  const asked = useRef(category);
  const change = (other: string): void => {
    send({ type: 'category.changed', category: other });
    const from = asked.current;
    if (other === from) return;
    asked.current = other;
    const path = listPath(other);
    const address = localisePath(locale, path);
    history.pushState(null, '', address);
    showList(address);
    const name = categories.find(({ slug }) => slug === other)?.name;
    const title = name === undefined ? t('blog.title') : t('blog.categoryTitle', { category: name });
    movePage({ title, from: listPath(from), to: path });
  };
  const options = [{ slug: '', name: t('blog.all') }, ...categories];
  return (
    <div className="sw-width site-section">
      <div className="site-blog__head">
        <h1>{t('blog.title')}</h1>
        <p className="sw-lead">{t('blog.description')}</p>
        {categories.length > 0 && (
          <>
            <Categories options={options} chosen={category} onChange={change} />
            <FilterForm options={options} chosen={category} onChange={change} />
          </>
        )}
      </div>
      <p className="sw-sr" role="status">
        {state === 'loading' ? t('blog.loading') : t('blog.shown', { shown: articles.length, total })}
      </p>
      {state === 'complete' && total === 0 && <p className="site-hint">{t('blog.none')}</p>}
      <ul ref={list} className="site-articles" aria-busy={state === 'loading'}>
        {articles.map((article, at) => (
          <li key={article.id}>
            <ArticleCard article={article} categories={categories} level={2} first={at === 0} />
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert" className="site-hint">
          {t('blog.failed')}
        </p>
      )}
      {state !== 'complete' && (
        <MoreButton
          category={category}
          shown={articles.length}
          isBusy={state === 'loading'}
          onMore={() => send({ type: 'more.requested' })}
        />
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

/** Writes the number of loaded articles into the address, for a reader who comes back from one of them. */
function useShown(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined || count <= articlesAtATime) return;
    const { pathname, hash } = location;
    history.replaceState(history.state, '', `${pathname}?shown=${count}${hash}`);
  }, [count]);
}

/** The last articles take the button away that asked for them: the first of them has the focus then. */
function useReadOn(list: RefObject<HTMLUListElement | null>, count: number, isWhole: boolean): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    const first = before.current > 0 ? list.current?.children[before.current] : undefined;
    before.current = count;
    if (isWhole && document.activeElement === document.body) first?.querySelector('a')?.focus();
  }, [list, count, isWhole]);
}

function isCard(article: object): article is Summary {
  return 'id' in article && 'title' in article && 'url' in article;
}
