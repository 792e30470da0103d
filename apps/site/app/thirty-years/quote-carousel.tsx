import type { Quote } from '@statewise/site-content';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@statewise/ui';
import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useAnniversaryText } from './messages/use-anniversary-text.js';
import { useQuoteCarousel } from './use-quote-carousel.js';

/** What people say, one quote at a time; without script and in print all of them. */
export function QuoteCarousel({ quotes, lang }: { quotes: readonly Quote[]; lang: string | undefined }) {
  const t = useAnniversaryText();
  const track = useRef<HTMLDivElement>(null);
  const { snapshot, send } = useQuoteCarousel(track, quotes.length);
  const context = snapshot?.context;
  const isStopped = snapshot?.matches('stopped') ?? false;
  const total = quotes.length;
  const shown = context?.isMovedByPerson ? quotes[context.current] : undefined;
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  const point = (type: 'hold.began' | 'hold.ended') => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') send({ type, reason: 'pointer' });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    send({ type: event.key === 'ArrowLeft' ? 'quote.previous' : 'quote.next' });
  };
  return (
    <section
      className="site-quotes"
      aria-roledescription={t('quotes.role')}
      aria-labelledby="quotes-title"
      onPointerEnter={point('hold.began')}
      onPointerLeave={point('hold.ended')}
      onTouchStart={() => send({ type: 'hold.began', reason: 'pointer' })}
      onTouchEnd={() => send({ type: 'hold.ended', reason: 'pointer' })}
      onTouchCancel={() => send({ type: 'hold.ended', reason: 'pointer' })}
      onFocus={(event) => isOutside(event) && send({ type: 'hold.began', reason: 'focus' })}
      onBlur={(event) => isOutside(event) && send({ type: 'hold.ended', reason: 'focus' })}
      onKeyDown={press}
    >
      <div className="sw-width">
        <div className="site-quotes__head">
          <h2 id="quotes-title">{t('quotes.title')}</h2>
          <div className="site-quotes__controls" role="group" aria-label={t('quotes.controls')}>
            <IconButton
              label={t(isStopped ? 'quotes.resume' : 'quotes.pause')}
              onClick={() => send({ type: isStopped ? 'rotation.resumed' : 'rotation.paused' })}
            >
              {isStopped ? <PlayIcon /> : <PauseIcon />}
            </IconButton>
            <IconButton label={t('quotes.previous')} onClick={() => send({ type: 'quote.previous' })}>
              <ChevronLeftIcon />
            </IconButton>
            <span className="site-quotes__position sw-figures" aria-hidden="true">
              {(context?.current ?? 0) + 1} / {total}
            </span>
            <IconButton label={t('quotes.next')} onClick={() => send({ type: 'quote.next' })}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        </div>
        <div
          ref={track}
          className="site-quotes__track"
          role="group"
          aria-label={t('quotes.list')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {quotes.map(({ text, name, role }, at) => (
            <div
              key={text}
              className="site-quote"
              role="group"
              aria-roledescription={t('quotes.quote')}
              aria-label={t('quotes.position', { at: at + 1, total })}
              aria-hidden={context && context.current !== at ? true : undefined}
            >
              <blockquote lang={lang}>
                <p>{text}</p>
              </blockquote>
              <p className="site-quote__person" lang={lang}>
                <strong>{name}</strong> <span>{role}</span>
              </p>
            </div>
          ))}
        </div>
        <p className="sw-sr" role="status">
          {shown && context && t('quotes.shown', { at: context.current + 1, total, ...shown })}
        </p>
      </div>
    </section>
  );
}

/** Two bars: what turns by itself is stopped. */
function PauseIcon() {
  return <Drawn d="M7 4.5v11M13 4.5v11" />;
}

/** A triangle: it turns by itself again. */
function PlayIcon() {
  return <Drawn d="M6.5 4.2v11.6l9-5.8Z" />;
}

function Drawn({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
