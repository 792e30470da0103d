// The search box. The browser owns it; it starts empty, asks when typing pauses and shows the answer to the last question only.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';
import { maxSuggestions, suggestionAfter, type Suggestion, type SuggestionKey } from './suggestions.js';

/** Fewer characters than this find too much. */
const shortestQuery = 2;

export interface SearchContext {
  readonly query: string;
  readonly results: readonly Suggestion[];
  /** The suggestion that the keys have reached; -1 is the field itself. */
  readonly active: number;
  /** Counts the questions: only the answer to the last one is shown. */
  readonly request: number;
}

export type SearchEvent =
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'results.loaded'; readonly request: number; readonly results: readonly Suggestion[] }
  | { readonly type: 'search.failed'; readonly request: number }
  | { readonly type: 'suggestion.moved'; readonly key: SuggestionKey }
  /** With the place of the suggestion that was clicked; without one, the active suggestion is chosen. */
  | { readonly type: 'suggestion.chosen'; readonly at?: number }
  | { readonly type: 'search.cleared' };

const search = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent, meta: {} as ChartMeta },
  guards: {
    isLongEnough: ({ context }) => context.query.trim().length >= shortestQuery,
    isLastRequest: ({ context, event }) => 'request' in event && event.request === context.request,
    hasResults: ({ context, event }) =>
      event.type === 'results.loaded' && event.request === context.request && event.results.length > 0,
    leadsSomewhere: ({ context, event }) => nextOf(context, event) !== undefined,
    isSuggestion: ({ context, event }) => chosenOf(context, event) !== undefined,
  },
  actions: {
    keepQuery: assign(({ event }) => (event.type === 'query.changed' ? { query: event.query } : {})),
    keepResults: assign(({ event }) =>
      event.type === 'results.loaded' ? { results: event.results.slice(0, maxSuggestions), active: -1 } : {},
    ),
    moveActive: assign(({ context, event }) => ({ active: nextOf(context, event) ?? context.active })),
    activateChosen: assign(({ context, event }) => ({ active: chosenOf(context, event) ?? context.active })),
    countRequest: assign(({ context }) => ({ request: context.request + 1 })),
    clear: assign({ query: '', results: [], active: -1 }),
    search: () => {},
    openSuggestion: () => {},
  },
  delays: { typingPause: 300 },
});

function nextOf({ active, results }: SearchContext, event: SearchEvent): number | undefined {
  return event.type === 'suggestion.moved' ? suggestionAfter(event.key, active, results.length) : undefined;
}

function chosenOf({ active, results }: SearchContext, event: SearchEvent): number | undefined {
  const at = event.type === 'suggestion.chosen' ? (event.at ?? active) : -1;
  return results[at] === undefined ? undefined : at;
}

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
      leadsSomewhere: 'The key leads to a suggestion or back to the field.',
      isSuggestion: 'There is such a suggestion.',
    },
    actions: {
      keepQuery: 'Keeps what is typed.',
      keepResults: 'Keeps the first six that were found.',
      moveActive: 'Makes the suggestion active that the key leads to.',
      activateChosen: 'Makes the chosen suggestion the active one.',
      countRequest: 'Counts the question, so that late answers are recognised.',
      clear: 'Empties the box.',
      search: 'The browser asks the server.',
      openSuggestion: 'The browser opens the active suggestion.',
    },
    delays: { typingPause: 'As long as somebody is still typing.' },
  },
  context: { query: '', results: [], active: -1, request: 0 },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is asked.' },
    typing: {
      description: 'Somebody is typing.',
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
    found: {
      description: 'Suggestions are shown.',
      on: {
        'suggestion.moved': { guard: 'leadsSomewhere', actions: 'moveActive' },
        'suggestion.chosen': { guard: 'isSuggestion', actions: ['activateChosen', 'openSuggestion'] },
      },
    },
    nothingFound: { description: 'Nothing was found.' },
    failed: { description: 'The server could not be asked; typing on asks again, and the form leads to the results.' },
  },
  on: {
    'query.changed': { target: '.typing', actions: 'keepQuery', reenter: true },
    'search.cleared': { target: '.idle', actions: 'clear' },
  },
});
