// The search box. The browser owns it; it starts empty and shows the answer to the last question only.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '../flow/chart-meta.js';

/** Fewer characters than this find too much. */
export const shortestQuery = 2;

export interface SearchContext {
  readonly query: string;
  readonly results: readonly object[];
  /** Counts the questions: only the answer to the last one is shown. */
  readonly request: number;
}

export type SearchEvent =
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'query.submitted' }
  | { readonly type: 'results.loaded'; readonly request: number; readonly results: readonly object[] }
  | { readonly type: 'search.failed'; readonly request: number }
  | { readonly type: 'search.cleared' };

const search = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent, meta: {} as ChartMeta },
  guards: {
    isLongEnough: ({ context }) => context.query.trim().length >= shortestQuery,
    isLastRequest: ({ context, event }) => 'request' in event && event.request === context.request,
    hasResults: ({ context, event }) =>
      event.type === 'results.loaded' && event.request === context.request && event.results.length > 0,
  },
  actions: {
    keepQuery: assign(({ event }) => (event.type === 'query.changed' ? { query: event.query } : {})),
    keepResults: assign(({ event }) => (event.type === 'results.loaded' ? { results: event.results } : {})),
    countRequest: assign(({ context }) => ({ request: context.request + 1 })),
    clear: assign({ query: '', results: [] }),
    search: () => {},
  },
  delays: { typingPause: 300 },
});

/** The chart of the search box. */
export const searchMachine = search.createMachine({
  id: 'search',
  description: 'A question to the site and its answers.',
  meta: {
    title: 'Search',
    guards: {
      isLongEnough: 'At least two characters are typed.',
      isLastRequest: 'The answer is to the last question.',
      hasResults: 'The answer is to the last question, and something was found.',
    },
    actions: {
      keepQuery: 'Keeps what is typed.',
      keepResults: 'Keeps what was found.',
      countRequest: 'Counts the question, so that late answers are recognised.',
      clear: 'Empties the box.',
      search: 'The browser asks the server.',
    },
    delays: { typingPause: 'As long as somebody is still typing.' },
  },
  context: { query: '', results: [], request: 0 },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is asked.' },
    typing: {
      description: 'Somebody is typing.',
      on: { 'query.submitted': { target: 'searching', guard: 'isLongEnough' } },
      after: { typingPause: { target: 'searching', guard: 'isLongEnough' } },
    },
    searching: {
      description: 'The server is looking.',
      entry: ['countRequest', 'search'],
      on: {
        'results.loaded': [
          { target: 'found', guard: 'hasResults', actions: 'keepResults' },
          { target: 'nothingFound', guard: 'isLastRequest', actions: 'keepResults' },
        ],
        'search.failed': { target: 'failed', guard: 'isLastRequest' },
      },
    },
    found: { description: 'Results are shown.' },
    nothingFound: { description: 'Nothing was found.' },
    failed: {
      description: 'The server could not be asked.',
      on: { 'query.submitted': { target: 'searching', guard: 'isLongEnough' } },
    },
  },
  on: {
    'query.changed': { target: '.typing', actions: 'keepQuery', reenter: true },
    'search.cleared': { target: '.idle', actions: 'clear' },
  },
});
