// Who leads: the flow's chart or the browser's address. The browser owns it; it starts when a wizard is opened and
// never ends. A step forward is a new entry in the history; going through the history asks the flow to follow.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

export interface NavigationIntentContext {
  /** Address of the page where the flow was when it was drawn last. */
  readonly place: string;
  /** Address of the browser when it was drawn last. */
  readonly address: string;
}

/** What a page shows each time it is drawn. */
export interface NavigationIntentEvent {
  readonly type: 'page.drawn';
  /** Address of the page where the flow is. */
  readonly place: string;
  /** Address that the browser shows. */
  readonly address: string;
  /** Whether the history led to this address. */
  readonly isHistory: boolean;
  /** Whether the history led away from the flow’s page since it was drawn last, even if no other address was drawn for it. */
  readonly hasMoved: boolean;
  /** Whether the flow would take an event now, as far as the conversation with the server goes. */
  readonly isFree: boolean;
  /** Whether the flow would go to the step of this address. */
  readonly isReachable: boolean;
  /** Whether the history led to where the flow was before the browser page was loaded: what was under way then has moved it. */
  readonly isFormer: boolean;
}

const navigationIntent = setup({
  types: { context: {} as NavigationIntentContext, events: {} as NavigationIntentEvent, meta: {} as ChartMeta },
  guards: {
    isTogether: ({ event }) => event.place === event.address,
    hasFlowMoved: ({ context, event }) => context.place !== event.place,
    hasAddressStayed: ({ context, event }) => context.address === event.address,
    isDrawnLate: ({ context, event }) => !event.hasMoved && (context.address === event.address || !event.isHistory),
    isOwnAddress: ({ event }) => !event.isHistory && !event.hasMoved,
    isBusy: ({ event }) => !event.isFree,
    isReachable: ({ event }) => event.isReachable,
    isFormer: ({ event }) => event.isFormer,
  },
  actions: {
    note: assign(({ event }) => ({ place: event.place, address: event.address })),
    askFlow: () => {},
    advanceAddress: () => {},
    returnAddress: () => {},
  },
});

const together = { target: 'together', guard: 'isTogether', actions: 'note' } as const;
const lead = { target: 'leading', guard: 'hasFlowMoved', actions: ['note', 'advanceAddress'] } as const;
const giveUp = { target: 'leading', actions: ['note', 'returnAddress'] } as const;

/** What becomes of a wish: it waits, the flow is asked, or the address comes back to where the flow is. */
const wish = [
  { target: 'wished', guard: 'isBusy', actions: 'note' },
  { target: 'asked', guard: 'isReachable', actions: ['note', 'askFlow'] },
  giveUp,
] as const;

/** The chart that keeps the browser's address in step with a flow. */
export const navigationIntentMachine = navigationIntent.createMachine({
  id: 'navigation-intent',
  description: 'The address in step with the flow: whoever moved last leads.',
  meta: {
    title: 'Address and flow',
    guards: {
      isTogether: 'The address is that of the page where the flow is.',
      hasFlowMoved: 'The flow is on another page than it was.',
      hasAddressStayed: 'The browser shows the address that it did.',
      isDrawnLate:
        'Neither back nor forward led to another address: the browser has not drawn yet what it was asked for.',
      isOwnAddress: 'The browser was asked for this address by the flow, which has moved since.',
      isBusy: 'An event is under way, so that the flow takes no other.',
      isReachable: 'The flow would go to the step of this address.',
      isFormer: 'The flow was at this address before a reload, and has gone on since.',
    },
    actions: {
      note: 'Notes where flow and address are.',
      askFlow: 'The browser asks the flow to go to the step of the address.',
      advanceAddress: 'The browser shows the address of the flow as a new entry in its history.',
      returnAddress: 'The browser shows the address of the flow instead of the present one.',
    },
  },
  context: { place: '', address: '' },
  initial: 'opening',
  states: {
    opening: {
      description: 'Nothing is drawn yet: an address that was opened is a wish, unless the flow has just left it.',
      on: {
        'page.drawn': [
          together,
          { target: 'leading', guard: 'isFormer', actions: ['note', 'advanceAddress'] },
          ...wish,
        ],
      },
    },
    together: {
      description: 'The address is that of the page where the flow is.',
      on: { 'page.drawn': [together, lead, { ...giveUp, guard: 'isOwnAddress' }, ...wish] },
    },
    wished: {
      description: 'The history led elsewhere, and the flow must finish something before it is asked to follow.',
      on: { 'page.drawn': [together, lead, ...wish] },
    },
    asked: {
      description: 'The flow was asked to go where the address is.',
      on: { 'page.drawn': [together, lead, { ...giveUp, guard: 'hasAddressStayed' }, ...wish] },
    },
    leading: {
      description:
        'The browser was asked for the address of the flow. It draws it later: what it still shows is no wish.',
      on: { 'page.drawn': [together, lead, { guard: 'isDrawnLate', actions: 'note' }, ...wish] },
    },
  },
});
