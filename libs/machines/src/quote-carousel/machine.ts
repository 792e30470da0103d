// The carousel of quotes. The browser owns it; it moves by itself every five seconds unless it is held or stopped.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** What holds the carousel while it lasts: a pointer over it, the focus within it, a hidden tab. */
export const holdReasons = ['pointer', 'focus', 'hidden'] as const;
export type HoldReason = (typeof holdReasons)[number];

export interface QuoteCarouselContext {
  readonly count: number;
  /** The quote that is shown, from 0. */
  readonly current: number;
  readonly holds: readonly HoldReason[];
  /** Whether the visitor moved it last: only then is the quote read out. */
  readonly isMovedByPerson: boolean;
  /** Whether less motion is wanted, so that nothing moves by itself unasked. */
  readonly isStill: boolean;
}

export type QuoteCarouselEvent =
  | { readonly type: 'quote.next' }
  | { readonly type: 'quote.previous' }
  /** The visitor swiped or scrolled to a quote. */
  | { readonly type: 'quote.reached'; readonly at: number }
  | { readonly type: 'hold.began'; readonly reason: HoldReason }
  | { readonly type: 'hold.ended'; readonly reason: HoldReason }
  | { readonly type: 'rotation.paused' }
  | { readonly type: 'rotation.resumed' }
  | { readonly type: 'motion.reduced' };

const quoteCarousel = setup({
  types: {
    context: {} as QuoteCarouselContext,
    events: {} as QuoteCarouselEvent,
    input: {} as Pick<QuoteCarouselContext, 'count' | 'isStill'> | undefined,
    meta: {} as ChartMeta,
  },
  guards: {
    staysStill: ({ context }) => context.isStill || context.count < 2,
    hasOthers: ({ context }) => context.count > 1,
    isOther: ({ context, event }) =>
      event.type === 'quote.reached' && event.at !== context.current && event.at >= 0 && event.at < context.count,
    isNewHold: ({ context, event }) => event.type === 'hold.began' && !context.holds.includes(event.reason),
    isHold: ({ context, event }) => event.type === 'hold.ended' && context.holds.includes(event.reason),
    isOnlyHold: ({ context, event }) =>
      event.type === 'hold.ended' && context.holds.length === 1 && context.holds[0] === event.reason,
    isHidden: ({ context }) => context.holds.includes('hidden'),
  },
  actions: {
    turnOn: assign(({ context }) => ({ current: turned(context, 1), isMovedByPerson: false })),
    showNext: assign(({ context }) => ({ current: turned(context, 1), isMovedByPerson: true })),
    showPrevious: assign(({ context }) => ({ current: turned(context, -1), isMovedByPerson: true })),
    showReached: assign(({ event }) =>
      event.type === 'quote.reached' ? { current: event.at, isMovedByPerson: true } : {},
    ),
    addHold: assign(({ context, event }) => ({ holds: holdsAfter(context.holds, event) })),
    endHold: assign(({ context, event }) => ({ holds: holdsAfter(context.holds, event) })),
    forgetPresence: assign(({ context }) => ({ holds: context.holds.filter((reason) => reason === 'hidden') })),
    keepStill: assign({ isStill: true }),
    allowMotion: assign({ isStill: false }),
  },
  delays: { readingTime: 5_000 },
});

/** After the last quote comes the first, and before the first the last. */
function turned({ current, count }: QuoteCarouselContext, by: 1 | -1): number {
  return (current + by + count) % count;
}

function holdsAfter(holds: readonly HoldReason[], event: QuoteCarouselEvent): readonly HoldReason[] {
  if (event.type !== 'hold.began' && event.type !== 'hold.ended') return holds;
  const rest = holds.filter((reason) => reason !== event.reason);
  return event.type === 'hold.ended' ? rest : holdReasons.filter((one) => one === event.reason || rest.includes(one));
}

const turning = {
  'quote.next': { guard: 'hasOthers', actions: 'showNext' },
  'quote.previous': { guard: 'hasOthers', actions: 'showPrevious' },
  'quote.reached': { guard: 'isOther', actions: 'showReached' },
} as const;
const holding = {
  'hold.began': { guard: 'isNewHold', actions: 'addHold' },
  'hold.ended': { guard: 'isHold', actions: 'endHold' },
} as const;
const stopping = {
  'rotation.paused': 'stopped',
  'motion.reduced': { target: 'stopped', actions: 'keepStill' },
} as const;

/** The chart of the carousel of quotes. */
export const quoteCarouselMachine = quoteCarousel.createMachine({
  id: 'quote-carousel',
  description: 'Quotes, one at a time.',
  meta: {
    title: 'Quote carousel',
    guards: {
      staysStill: 'The reader wants less motion, or there is nothing to turn to.',
      hasOthers: 'There is more than one quote.',
      isOther: 'The quote is there and is not the one that is shown.',
      isNewHold: 'The reason does not hold it yet.',
      isHold: 'The reason holds it.',
      isOnlyHold: 'Nothing else holds it.',
      isHidden: 'The tab is not in view.',
    },
    actions: {
      turnOn: 'Shows the next quote by itself; after the last comes the first.',
      showNext: 'Shows the next quote, since somebody wants it.',
      showPrevious: 'Shows the quote before, since somebody wants it.',
      showReached: 'Keeps the quote that somebody swiped to.',
      addHold: 'Adds what holds the carousel.',
      endHold: 'Takes away what held the carousel.',
      keepStill: 'Keeps that less motion is wanted.',
      allowMotion: 'Keeps that somebody asked for motion all the same.',
      forgetPresence:
        'Lets the pointer and the focus hold it no longer until they come again; a hidden tab still does.',
    },
    delays: { readingTime: 'Long enough to read a quote: five seconds.' },
  },
  context: ({ input = { count: 0, isStill: false } }) => ({ ...input, current: 0, holds: [], isMovedByPerson: false }),
  initial: 'rotating',
  states: {
    rotating: {
      description: 'The next quote comes after five seconds; when somebody turns, the time begins anew.',
      always: { target: 'stopped', guard: 'staysStill' },
      after: { readingTime: { target: 'rotating', actions: 'turnOn', reenter: true } },
      on: {
        'quote.next': { target: 'rotating', actions: 'showNext', reenter: true },
        'quote.previous': { target: 'rotating', actions: 'showPrevious', reenter: true },
        'quote.reached': { target: 'rotating', guard: 'isOther', actions: 'showReached', reenter: true },
        'hold.began': { target: 'held', actions: 'addHold' },
        ...stopping,
      },
    },
    held: {
      description: 'Somebody looks at it more closely or not at all; it moves on when nothing holds it any more.',
      on: {
        ...turning,
        'hold.began': holding['hold.began'],
        'hold.ended': [{ target: 'rotating', guard: 'isOnlyHold', actions: 'endHold' }, holding['hold.ended']],
        ...stopping,
      },
    },
    stopped: {
      description: 'It moves only when somebody turns it.',
      on: {
        ...turning,
        ...holding,
        'rotation.resumed': [
          { target: 'held', guard: 'isHidden', actions: ['allowMotion', 'forgetPresence'] },
          { target: 'rotating', guard: 'hasOthers', actions: ['allowMotion', 'forgetPresence'] },
        ],
      },
    },
  },
});
