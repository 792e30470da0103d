import type { QuoteCarouselEvent } from '@statewise/machines';
import { useEffect, useRef, type RefObject } from 'react';
import { useChart } from '../charts/use-chart.js';

/** Long enough for a scroll to have ended, in milliseconds, for browsers that do not tell. */
const scrollPause = 150;

/** Runs the chart of the carousel over a track that scrolls from quote to quote, also before the chart is there. */
export function useQuoteCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const { snapshot, send } = useChart(async () => {
    const { quoteCarouselMachine: machine } = await import('@statewise/machines/quote-carousel/machine');
    // For those who want less motion it does not begin to turn.
    return { machine, input: { count, isStill: matchMedia('(prefers-reduced-motion: reduce)').matches } };
  }, 'at once');
  const current = snapshot?.context.current;
  useEffect(() => onceSeen(send), [send]);
  const scrolling = useRef<Scrolling>(undefined);
  useEffect(() => {
    if (!track.current) return undefined;
    const begun = beginScrolling(track.current, (at) => send({ type: 'quote.reached', at }));
    scrolling.current = begun;
    return begun.end;
  }, [track, send]);
  useEffect(() => {
    if (current !== undefined) scrolling.current?.show(current);
  }, [current]);
  return { snapshot, send };
}

/** Tells the chart when the tab is hidden or shown, and when less motion is asked for; returns what ends it. */
function onceSeen(send: (event: QuoteCarouselEvent) => void): () => void {
  const look = (): void => send({ type: document.hidden ? 'hold.began' : 'hold.ended', reason: 'hidden' });
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const weigh = (): void => {
    if (motion.matches) send({ type: 'motion.reduced' });
  };
  if (document.hidden) look();
  document.addEventListener('visibilitychange', look);
  motion.addEventListener('change', weigh);
  return () => {
    document.removeEventListener('visibilitychange', look);
    motion.removeEventListener('change', weigh);
  };
}

/** The scrolling of a track. */
interface Scrolling {
  /** Scrolls to a quote: to the next one it glides, from the last to the first it does not run past all the others. */
  readonly show: (at: number) => void;
  readonly end: () => void;
}

/** By which a visitor takes a scrolling into their own hands. */
const gestures = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

/** Scrolls a track to quotes, and tells which one a visitor has scrolled to; the end of a glide that was overtaken is no news. */
function beginScrolling(track: HTMLElement, reached: (at: number) => void): Scrolling {
  let place = quoteInView(track);
  let isGliding = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    isGliding = false;
  };
  const tell = (): void => {
    const at = quoteInView(track);
    if (at === place) return release();
    if (isGliding) return;
    place = at;
    reached(at);
  };
  const wait = (): void => {
    clearTimeout(pause);
    pause = setTimeout(tell, scrollPause);
  };
  const [name, listener] = 'onscrollend' in track ? (['scrollend', tell] as const) : (['scroll', wait] as const);
  track.addEventListener(name, listener);
  for (const gesture of gestures) track.addEventListener(gesture, release, { passive: true });
  return {
    show: (at) => {
      const from = quoteInView(track);
      const isThere = from === at && !isGliding;
      place = at;
      if (isThere) return;
      const left = at * track.clientWidth;
      const isNear = Math.abs(from - at) < 2 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      // What has not begun to move is only kept from it, and comes to no end that would be told.
      isGliding = Math.abs(track.scrollLeft - left) >= 1;
      track.scrollTo({ left, behavior: isNear ? 'smooth' : 'instant' });
    },
    end: () => {
      clearTimeout(pause);
      track.removeEventListener(name, listener);
      for (const gesture of gestures) track.removeEventListener(gesture, release);
    },
  };
}

function quoteInView({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
