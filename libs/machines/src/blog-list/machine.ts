// The list of articles. The browser owns it; it starts with those of the page and loads six at a time until there are no more.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

export interface BlogListContext {
  readonly articles: readonly object[];
  readonly total: number;
  /** Slug of the category; empty for all. */
  readonly category: string;
  /** Counts the requests: only the answer to the last one counts. */
  readonly request: number;
}

export type BlogListEvent =
  | {
      readonly type: 'articles.loaded';
      readonly request: number;
      readonly articles: readonly object[];
      readonly total: number;
    }
  | { readonly type: 'loading.failed'; readonly request: number }
  | { readonly type: 'more.requested' }
  | { readonly type: 'category.changed'; readonly category: string };

const blogList = setup({
  types: {
    context: {} as BlogListContext,
    events: {} as BlogListEvent,
    /** What the page was drawn with. */
    input: {} as Pick<BlogListContext, 'articles' | 'total' | 'category'> | undefined,
    meta: {} as ChartMeta,
  },
  guards: {
    isLastRequest: ({ context, event }) => 'request' in event && event.request === context.request,
    isAllLoaded: ({ context }) => context.articles.length >= context.total,
    isOtherCategory: ({ context, event }) => event.type === 'category.changed' && event.category !== context.category,
  },
  actions: {
    countRequest: assign(({ context }) => ({ request: context.request + 1 })),
    addArticles: assign(({ context, event }) => {
      if (event.type !== 'articles.loaded') return {};
      const articles = [...context.articles, ...event.articles];
      return { articles, total: event.articles.length === 0 ? articles.length : event.total };
    }),
    changeCategory: assign(({ event }) =>
      event.type === 'category.changed' ? { category: event.category, articles: [], total: 0 } : {},
    ),
    loadArticles: () => {},
  },
});

/** The chart of the blog list. */
export const blogListMachine = blogList.createMachine({
  id: 'blog-list',
  description: 'Articles of a category, six at a time.',
  meta: {
    title: 'Blog list',
    guards: {
      isLastRequest: 'The answer is to the last request.',
      isAllLoaded: 'There are no more articles.',
      isOtherCategory: 'The category is another one.',
    },
    actions: {
      countRequest: 'Counts the request, so that late answers are recognised.',
      addArticles: 'Adds the articles and keeps how many there are; an answer without any ends the list.',
      changeCategory: 'Keeps the category and empties the list.',
      loadArticles: 'The browser asks for the next six.',
    },
  },
  context: ({ input = { articles: [], total: 0, category: '' } }) => ({ ...input, request: 0 }),
  initial: 'partial',
  states: {
    loading: {
      description: 'The next articles are on their way.',
      entry: ['countRequest', 'loadArticles'],
      on: {
        'articles.loaded': { target: 'partial', guard: 'isLastRequest', actions: 'addArticles' },
        'loading.failed': { target: 'failed', guard: 'isLastRequest' },
      },
    },
    partial: {
      description: 'There are more articles; the button says so.',
      always: { target: 'complete', guard: 'isAllLoaded' },
      on: { 'more.requested': 'loading' },
    },
    complete: { description: 'All articles are shown; the button is hidden.' },
    failed: {
      description: 'The articles could not be had; what is there stays and the button tries again.',
      on: { 'more.requested': 'loading' },
    },
  },
  on: {
    'category.changed': { target: '.loading', guard: 'isOtherCategory', actions: 'changeCategory', reenter: true },
  },
});
