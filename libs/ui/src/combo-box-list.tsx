import { memo, useDeferredValue, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { classNames } from './class-names.js';
import { useUiText } from './i18n.js';
import type { Option } from './select.js';

/** Space between a control and what opens beside it, and around the latter, in pixels. */
const gap = 4;
const edge = 8;

/** Below a control with less room than this, a list opens above it where there is more. */
const least = 240;

/** Places a layer of the window below a control, or above it where there is more room; a phone's keyboard takes its part of it. */
function placeBeside({ style, offsetWidth }: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {};
  const below = offsetTop + height - bottom;
  const above = top - offsetTop;
  const isAbove = below < least && above > below;
  style.width = `${width}px`;
  style.left = `${Math.max(edge, Math.min(left, clientWidth - Math.max(width, offsetWidth) - edge))}px`;
  style.top = isAbove ? 'auto' : `${bottom + gap}px`;
  style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto';
  style.maxHeight = `${Math.max(0, (isAbove ? above : below) - gap - edge)}px`;
}

export interface ComboBoxListProps {
  readonly id: string;
  /** The id of what names it. */
  readonly label: string;
  /** What it opens beside. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly items: readonly Option[];
  readonly chosen: string;
  readonly reached: string | undefined;
  readonly lastLikely: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly onLeave: () => void;
}

/** So many options are drawn with the list; the others follow once those can be seen. */
const atOnce = 20;

/** The open list of a combo box, above everything else, a dialog included. */
export function ComboBoxList({ anchor, items, reached, onChoose, onLeave, ...list }: ComboBoxListProps) {
  const t = useUiText();
  const layer = useRef<HTMLDivElement>(null);
  const drawn = useDeferredValue(items, items.slice(0, atOnce));
  useLayoutEffect(() => layer.current?.showPopover?.(), []);
  useBeside(layer, anchor, onLeave);
  useLayoutEffect(() => showReached(layer.current), [reached, drawn]);
  const choose = ({ target }: MouseEvent): void => {
    const value = target instanceof Element && target.closest('[data-value]')?.getAttribute('data-value');
    if (typeof value === 'string') onChoose(value);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the input takes the keys
    <div
      ref={layer}
      popover="manual"
      className="sw-popover"
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      {items.length === 0 ? (
        <p className="sw-popover__empty" aria-hidden="true">
          {t('noResults')}
        </p>
      ) : (
        <Options {...list} items={drawn} reached={reached} />
      )}
    </div>
  );
}

type OptionsProps = Pick<ComboBoxListProps, 'id' | 'label' | 'items' | 'chosen' | 'reached' | 'lastLikely'>;

const Options = memo(function Options({ id, label, items, chosen, reached, lastLikely }: OptionsProps) {
  return (
    <ul id={id} role="listbox" aria-labelledby={label} className="sw-listbox">
      {items.map(({ value, label: text }) => (
        <OneOption
          key={value}
          list={id}
          value={value}
          text={text}
          isChosen={value === chosen}
          isReached={value === reached}
          isLastLikely={value === lastLikely}
        />
      ))}
    </ul>
  );
});

interface OneOptionProps {
  readonly list: string;
  readonly value: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly isLastLikely: boolean;
}

const OneOption = memo(function OneOption({ list, value, text, isChosen, isReached, isLastLikely }: OneOptionProps) {
  return (
    <li
      id={optionId(list, value)}
      role="option"
      aria-selected={isChosen}
      data-value={value}
      data-reached={isReached || undefined}
      className={classNames('sw-listbox__item', isLastLikely && 'sw-listbox__item--last-likely')}
    >
      {text}
    </li>
  );
});

/** The id of an option in its list. */
export function optionId(list: string, value: string): string {
  return `${list}-${value.replace(/[^\w-]/g, '-')}`;
}

/** Scrolls the list, and nothing around it, to the option that is reached. */
function showReached(layer: HTMLElement | null): void {
  const option = layer?.querySelector<HTMLElement>('[data-reached]');
  const list = option?.parentElement;
  if (!option || !list) return;
  const { offsetTop: top, offsetHeight: height } = option;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
}

/** Keeps the list beside its control while the page moves; a press elsewhere leaves it. */
function useBeside(
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onLeave: () => void,
): void {
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const place = (): void => {
      if (layer.current && anchor.current) placeBeside(layer.current, anchor.current);
    };
    const press = ({ target }: Event): void => {
      const isInside = target instanceof Node && [layer, anchor].some(({ current }) => current?.contains(target));
      if (!isInside) leave.current();
    };
    const over = new AbortController();
    const { signal } = over;
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true, signal });
    document.addEventListener('pointerdown', press, { signal });
    window.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    return () => over.abort();
  }, [layer, anchor]);
}
