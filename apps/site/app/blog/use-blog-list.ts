import { localisePath } from '@statewise/i18n';
import type { ArticleCard } from '@statewise/site-content';
import { useLocale } from '@statewise/ui';
import { useChart } from '../charts/use-chart.js';

interface Drawn {
  readonly articles: readonly ArticleCard[];
  readonly total: number;
  readonly category: string;
}

interface BlogList extends Drawn {
  readonly state: 'loading' | 'partial' | 'complete' | 'failed';
  readonly change: (category: string) => void;
  /** Undefined until the chart runs. */
  readonly more: (() => void) | undefined;
}

/** Runs the chart of the list, which starts with what the server drew. */
export function useBlogList({ articles, total, category }: Drawn): BlogList {
  const locale = useLocale();
  const { snapshot, send } = useChart(
    () =>
      import('./blog-list-actor.js').then(({ blogListActor }) => blogListActor({ articles, total, category }, locale)),
    'when idle',
  );
  const change = (other: string): void => {
    send({ type: 'category.changed', category: other });
    history.replaceState(history.state, '', localisePath(locale, other === '' ? '/blog' : `/blog/${other}`));
  };
  if (!snapshot)
    return {
      articles,
      total,
      category,
      state: articles.length < total ? 'partial' : 'complete',
      change,
      more: undefined,
    };
  const { context, value } = snapshot;
  return {
    articles: context.articles.filter(isCard),
    total: context.total,
    category: context.category,
    state: value,
    change,
    more: () => send({ type: 'more.requested' }),
  };
}

function isCard(article: object): article is ArticleCard {
  return 'id' in article && 'title' in article && 'url' in article;
}
