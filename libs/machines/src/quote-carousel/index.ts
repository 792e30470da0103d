export {
  holdReasons,
  quoteCarouselMachine,
  type HoldReason,
  type QuoteCarouselContext,
  type QuoteCarouselEvent,
} from './machine.js';
