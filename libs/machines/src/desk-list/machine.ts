// The list of the desk: what waits, page by page. The browser owns it; it starts as what was read of the list before says, and is
// read again by itself. What is shown stays until something else was read in its place.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** What was read of the list. */
interface ReadTasks {
  /** How many tasks, on all pages so far. */
  readonly count: number;
  /** Whether another page follows. */
  readonly hasMore: boolean;
}

export type DeskListEvent =
  | ({ readonly type: 'list.read' } & ReadTasks)
  | { readonly type: 'list.failed' }
  | { readonly type: 'filters.changed' }
  | { readonly type: 'more.requested' }
  | { readonly type: 'retry.requested' };

const deskList = setup({
  types: {
    context: {} as ReadTasks,
    events: {} as DeskListEvent,
    /** What was read of the list before, where anything was. */
    input: {} as ReadTasks | undefined,
    meta: {} as ChartMeta,
  },
  guards: {
    isEmpty: ({ event }) => event.type === 'list.read' && event.count === 0,
    wasRead: ({ context }) => context.count > 0,
    hasMore: ({ context }) => context.hasMore,
  },
  actions: {
    keepRead: assign(({ event }) => (event.type === 'list.read' ? { count: event.count, hasMore: event.hasMore } : {})),
    readMore: () => {},
    readAgain: () => {},
  },
});

const read = [
  { guard: 'isEmpty', target: '#empty', actions: 'keepRead' },
  { target: '#resting', actions: 'keepRead' },
] as const;

/** The chart of the list of the desk. */
export const deskListMachine = deskList.createMachine({
  id: 'desk-list',
  description: 'What waits for the one who is signed in, by list, kind and deadline.',
  meta: {
    title: 'List of the desk',
    guards: {
      isEmpty: 'Nothing waits in this list.',
      wasRead: 'Tasks of this list are known already.',
      hasMore: 'Another page follows.',
    },
    actions: {
      keepRead: 'Keeps how many tasks were read, and whether more follow.',
      readMore: 'The browser asks the server for the next page.',
      readAgain: 'The browser asks the server once more.',
    },
  },
  context: ({ input = { count: 0, hasMore: false } }) => input,
  initial: 'asked',
  states: {
    asked: {
      description: 'Nothing of the list is known yet.',
      always: { guard: 'wasRead', target: 'shown' },
      on: { 'list.failed': 'failed' },
    },
    failed: {
      description: 'The server did not answer, and nothing can be shown.',
      on: { 'retry.requested': { target: 'asked', actions: 'readAgain' }, 'filters.changed': 'asked' },
    },
    empty: {
      id: 'empty',
      description: 'Nothing waits in this list.',
      on: { 'filters.changed': 'asked' },
    },
    shown: {
      description: 'Tasks are shown.',
      initial: 'resting',
      states: {
        resting: {
          id: 'resting',
          description: 'They are as they were read last, and followed.',
          on: {
            'more.requested': { guard: 'hasMore', target: 'growing', actions: 'readMore' },
            'filters.changed': 'changing',
          },
        },
        growing: {
          description: 'The next page is asked for.',
          on: { 'list.failed': 'resting', 'filters.changed': 'changing' },
        },
        changing: {
          description: 'Another list is asked for; the one before stands until it comes.',
          on: { 'list.failed': '#desk-list.failed' },
        },
      },
    },
  },
  on: { 'list.read': read },
});
