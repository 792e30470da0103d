// The handing over of a prepared application. The browser of the shop owns it; once the server has taken the sale, it asks
// for the code that the customer goes on with, asks again while the page is visible, and ends when the customer has
// gone on: the code is then another.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** What the server tells a shop of an application that it prepared. */
export interface Prepared {
  /** The code that the customer goes on with. */
  readonly code: string;
  readonly email: string;
  /** Euro. */
  readonly amount: number;
  /** Months. */
  readonly term: number;
}

export interface HandoverContext {
  /** What the server told last; null until it has told anything, and once the code is the customer's own. */
  readonly prepared: Prepared | null;
}

export type HandoverEvent =
  | { readonly type: 'sale.taken' }
  | { readonly type: 'application.told'; readonly prepared: Prepared | null; readonly isContinued: boolean }
  | { readonly type: 'question.failed' }
  | { readonly type: 'question.repeated' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };

const handover = setup({
  types: { context: {} as HandoverContext, events: {} as HandoverEvent, meta: {} as ChartMeta },
  guards: {
    isContinued: ({ event }) => event.type === 'application.told' && event.isContinued,
    isKnown: ({ context }) => context.prepared !== null,
  },
  actions: {
    keepPrepared: assign(({ event }) => (event.type === 'application.told' ? { prepared: event.prepared } : {})),
    dropPrepared: assign({ prepared: null }),
    askServer: () => {},
  },
  delays: { pollPause: 10_000 },
});

/** The chart of handing an application over to the customer. */
export const handoverMachine = handover.createMachine({
  id: 'handover',
  description: 'The code of a prepared application, shown until the customer has gone on with it.',
  meta: {
    title: 'Handing over',
    guards: {
      isContinued: 'The customer has gone on with the application.',
      isKnown: 'The code is shown already.',
    },
    actions: {
      keepPrepared: 'Keeps what the server told of the application.',
      dropPrepared: 'Forgets the code: it is of no use any more.',
      askServer: 'The browser asks the server for the code, and whether the customer has gone on.',
    },
    delays: { pollPause: 'As long as a shop may be behind its customer.' },
  },
  context: { prepared: null },
  initial: 'untaken',
  states: {
    untaken: {
      description: 'The sale is on its way to the server: there is nothing to hand over yet.',
      on: { 'sale.taken': 'asking' },
    },
    asking: {
      description: 'The server is asked.',
      entry: 'askServer',
      on: {
        'application.told': [
          { target: 'continued', guard: 'isContinued', actions: 'dropPrepared' },
          { target: 'waiting', actions: 'keepPrepared' },
        ],
        'question.failed': [{ target: 'waiting', guard: 'isKnown' }, { target: 'failed' }],
      },
    },
    waiting: {
      description: 'The code is shown; the customer has not gone on yet.',
      on: { 'page.hidden': 'unwatched', 'question.repeated': 'asking' },
      after: { pollPause: 'asking' },
    },
    unwatched: {
      description: 'Nobody looks at the page: nothing is asked.',
      on: { 'page.shown': 'asking', 'question.repeated': 'asking' },
    },
    failed: {
      description: 'The server did not answer, and no code is known.',
      on: { 'question.repeated': 'asking', 'page.shown': 'asking' },
      after: { pollPause: 'asking' },
    },
    continued: { description: 'The customer has gone on; the code belongs to nobody else.', type: 'final' },
  },
});
