import { languages, localisePath, type Locale } from '@statewise/i18n';
import type { BlogListEvent } from '@statewise/machines';
import type { ArticleCard } from '@statewise/site-content';
import { useLocale } from '@statewise/ui';
import { useEffect, useRef } from 'react';
import { useChart } from '../charts/use-chart.js';

interface Loaded {
  readonly articles: readonly ArticleCard[];
  readonly total: number;
  readonly shown: number;
  readonly category: string;
}

interface BlogList extends Omit<Loaded, 'shown'> {
  readonly state: 'loading' | 'partial' | 'complete' | 'failed';
  readonly change: (category: string) => void;
  /** Undefined until the chart runs. */
  readonly more: (() => void) | undefined;
}

/** Runs the chart of the list; what the server drew is the answer to its first request. */
export function useBlogList(loaded: Loaded): BlogList {
  const locale = useLocale();
  const sender = useRef<(event: BlogListEvent) => void>(() => undefined);
  const load = () =>
    import('../charts/blog-list.js').then(({ blogListMachine }) =>
      blogListMachine.provide({
        actions: {
          loadArticles: ({ context: { request, category, articles } }) => {
            if (request === 1)
              queueMicrotask(() =>
                sender.current({ type: 'articles.loaded', request, articles: loaded.articles, total: loaded.total }),
              );
            else
              void fetchArticles(locale, category, articles.length).then((answer) =>
                sender.current(
                  answer ? { type: 'articles.loaded', request, ...answer } : { type: 'loading.failed', request },
                ),
              );
          },
        },
      }),
    );
  const { snapshot, send } = useChart(load, 'when idle');
  useEffect(() => {
    sender.current = send;
  });
  const change = (category: string): void => {
    send({ type: 'category.changed', category });
    history.replaceState(history.state, '', localisePath(locale, category === '' ? '/blog' : `/blog/${category}`));
  };
  const { context } = snapshot ?? {};
  if (!snapshot || !context || context.request === 0 || (context.request === 1 && snapshot.matches('loading'))) {
    return {
      ...loaded,
      state: loaded.articles.length < loaded.total ? 'partial' : 'complete',
      change,
      more: undefined,
    };
  }
  return {
    articles: context.articles.filter(isCard),
    total: context.total,
    category: context.category,
    state: snapshot.value,
    change,
    more: () => send({ type: 'more.requested' }),
  };
}

function isCard(article: object): article is ArticleCard {
  return 'id' in article && 'title' in article && 'url' in article;
}

interface Wire {
  readonly articles: readonly {
    readonly BlogPost: {
      readonly id: number;
      readonly publish_date: string;
      readonly category: string;
      readonly picture_id: number | null;
    };
    readonly ContentBlogPost: readonly {
      readonly language_id: number;
      readonly title: string;
      readonly url: string;
      readonly excerpt: string;
    }[];
  }[];
  readonly total_articles_count: number;
}

/** The six articles after those that are there; undefined when they could not be had. */
async function fetchArticles(
  locale: Locale,
  category: string,
  offset: number,
): Promise<{ articles: ArticleCard[]; total: number } | undefined> {
  const body = new URLSearchParams({
    id: 'blog',
    offset: String(offset),
    language_id: String(languages.indexOf(locale.language) + 1),
    category,
  });
  const answer = await fetch('/blog/getnewsarticles', { method: 'POST', body }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { articles, total_articles_count: total }: Wire = await answer.json();
  return { articles: articles.flatMap((article) => cardOf(article, locale)), total };
}

function cardOf(
  { BlogPost: post, ContentBlogPost: [content] }: Wire['articles'][number],
  locale: Locale,
): ArticleCard[] {
  if (!content) return [];
  const { id, publish_date: publishDate, category, picture_id: picture } = post;
  const { language_id: languageId, title, url: slug, excerpt } = content;
  return [
    {
      id,
      publishDate,
      category,
      title,
      excerpt,
      slug,
      language: languages[languageId - 1] ?? 'en',
      url: localisePath(locale, `/blog/${id}/${slug}`),
      picture:
        picture === null ? undefined : { id: picture, url: `/media/${picture}`, width: 640, height: 400, alt: '' },
    },
  ];
}
