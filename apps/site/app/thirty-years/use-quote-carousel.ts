import type { QuoteCarouselContext, QuoteCarouselEvent } from '@statewise/machines';
import { useEffect, type RefObject } from 'react';
import { useChart } from '../charts/use-chart.js';

interface Carousel {
  /** Undefined until the chart runs: the quotes can be scrolled through all the same. */
  readonly context: QuoteCarouselContext | undefined;
  readonly isStopped: boolean;
  readonly send: (event: QuoteCarouselEvent) => void;
}

/** Long enough for a scroll to have ended, in milliseconds, for browsers that do not tell. */
const scrollPause = 150;

/** Runs the chart of the carousel over a track that scrolls from quote to quote. */
export function useQuoteCarousel(track: RefObject<HTMLElement | null>, count: number): Carousel {
  const { snapshot, send } = useChart(
    () => import('./quote-carousel-actor.js').then(({ quoteCarouselActor }) => quoteCarouselActor(count)),
    'at once',
  );
  const current = snapshot?.context.current;
  useEffect(() => onceSeen(send), [send]);
  useEffect(() => afterScrolling(track.current, (at) => send({ type: 'quote.reached', at })), [track, send]);
  useEffect(() => {
    if (track.current && current !== undefined) scrollToQuote(track.current, current);
  }, [track, current]);
  return { context: snapshot?.context, isStopped: snapshot?.matches('stopped') ?? false, send };
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

/** Tells which quote stands in view once a swipe has ended. */
function afterScrolling(track: HTMLElement | null, reached: (at: number) => void): () => void {
  if (!track) return () => undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => reached(quoteInView(track));
  const wait = (): void => {
    clearTimeout(pause);
    pause = setTimeout(tell, scrollPause);
  };
  const [name, listener] = 'onscrollend' in track ? (['scrollend', tell] as const) : (['scroll', wait] as const);
  track.addEventListener(name, listener);
  return () => {
    clearTimeout(pause);
    track.removeEventListener(name, listener);
  };
}

function quoteInView({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

/** From one quote to the next it glides; from the last to the first it does not run past all the others. */
function scrollToQuote(track: HTMLElement, at: number): void {
  const from = quoteInView(track);
  if (from === at) return;
  const isNear = Math.abs(from - at) === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: at * track.clientWidth, behavior: isNear ? 'smooth' : 'instant' });
}
