import { localisePath } from '@statewise/i18n';
import { articlesAtATime, type ArticleCard } from '@statewise/site-content';
import { useLocale } from '@statewise/ui';
import { useEffect, useRef } from 'react';
import { useChart } from '../charts/use-chart.js';
import { movePage } from '../page/move-page.js';
import { listPath } from './categories.js';
import { showList } from './list-steps.js';

/** What the page was drawn with. */
export interface DrawnList {
  readonly articles: readonly ArticleCard[];
  readonly total: number;
  readonly category: string;
}

interface BlogList extends DrawnList {
  readonly state: 'loading' | 'partial' | 'complete' | 'failed';
  /** `title` is what the page is called from then on. */
  readonly change: (category: string, title: string) => void;
  readonly more: () => void;
}

/** Runs the chart of the list, which starts with what the server drew. */
export function useBlogList({ articles, total, category }: DrawnList): BlogList {
  const locale = useLocale();
  const { snapshot, send } = useChart(
    () =>
      import('./blog-list-actor.js').then(({ blogListActor }) => blogListActor({ articles, total, category }, locale)),
    'at once',
  );
  // The chart comes to what was asked for later, or is not there yet.
  const asked = useRef(category);
  const change = (other: string, title: string): void => {
    send({ type: 'category.changed', category: other });
    const from = asked.current;
    if (other === from) return;
    asked.current = other;
    const path = listPath(other);
    history.pushState(null, '', localisePath(locale, path));
    showList(localisePath(locale, path));
    movePage({ title, from: listPath(from), to: path });
  };
  useShown(snapshot?.context.articles.length);
  const more = (): void => send({ type: 'more.requested' });
  if (!snapshot)
    return { articles, total, category, state: articles.length < total ? 'partial' : 'complete', change, more };
  const { context, value } = snapshot;
  return {
    articles: context.articles.filter(isCard),
    total: context.total,
    category: context.category,
    state: value,
    change,
    more,
  };
}

/** Writes the number of loaded articles into the address, for a reader who comes back from one of them. */
function useShown(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined || count <= articlesAtATime) return;
    const { pathname, hash } = location;
    history.replaceState(history.state, '', `${pathname}?shown=${count}${hash}`);
  }, [count]);
}

function isCard(article: object): article is ArticleCard {
  return 'id' in article && 'title' in article && 'url' in article;
}
