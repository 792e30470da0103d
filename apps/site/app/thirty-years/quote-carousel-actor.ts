import { quoteCarouselMachine } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';

/** The chart of the carousel; for those who want less motion it does not begin to turn. */
export function quoteCarouselActor(count: number): Actor<typeof quoteCarouselMachine> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return createActor(quoteCarouselMachine, { input: { count, isStill } });
}
