import { hasCookie, setCookie, tenYears } from '@statewise/ui';
import { useEffectEvent, useLayoutEffect, useSyncExternalStore, useState, type RefObject } from 'react';

// A cookie, as a sign-out has the browser forget its storage.
const without = 'CONSOLE_WITHOUT_LETTER_KEYS';
const changed = 'statewise.console.letter-keys-changed';

/** Switches the keys of one character on or off in this browser: dictation and a slip of the hand set them off, too (WCAG 2.1.4). */
export function switchLetterKeys(isOn: boolean): void {
  setCookie(without, '1', isOn ? 0 : tenYears);
  dispatchEvent(new Event(changed));
}

/** Whether keys of one character do something in this browser. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore(listen, () => !hasCookie(document.cookie, without));
}

function listen(draw: () => void): () => void {
  for (const name of [changed, 'focus']) addEventListener(name, draw);
  return () => {
    for (const name of [changed, 'focus']) removeEventListener(name, draw);
  };
}

/** Hears every key that is meant for the page as a whole: none while something is typed, a dialog is open, or they are switched off. */
function usePageKeys(hear: (event: KeyboardEvent) => void): void {
  const isOn = useLetterKeys();
  const perform = useEffectEvent(hear);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event.target)) perform(event);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** Does something at a key, where there is something to do. */
export function useKey(key: string, act: (() => void) | undefined): void {
  usePageKeys((event) => {
    if (event.key !== key || act === undefined) return;
    event.preventDefault();
    act();
  });
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** What keys do in a list. */
interface ListKeys {
  readonly open: (id: string) => void;
  readonly search?: RefObject<HTMLInputElement | null>;
  /** What other keys do with the current row. */
  readonly acts?: Readonly<Partial<Record<string, (id: string) => void>>>;
}

/**
 * Moves through a list by keys: j and k go down and up, Enter opens, / focuses the search. Returns the id of the current
 * row, if the list still has it.
 */
export function useListKeys(ids: readonly string[], { open, search, acts = {} }: ListKeys): string | undefined {
  const [current, setCurrent] = useState<string>();
  const shown = current !== undefined && ids.includes(current) ? current : undefined;
  usePageKeys((event) => {
    if (event.key === '/' && search) {
      event.preventDefault();
      search.current?.focus();
    } else if (event.key === 'j' || event.key === 'k') {
      const index = current === undefined ? -1 : ids.indexOf(current);
      const next = Math.max(0, Math.min(ids.length - 1, index + (event.key === 'j' ? 1 : -1)));
      setCurrent(ids[next]);
      document.querySelectorAll('[data-linked]').item(next)?.scrollIntoView?.({ block: 'nearest' });
    } else if (shown !== undefined && isNowhere(event.target)) {
      const act = event.key === 'Enter' ? open : acts[event.key];
      // What opens at the key and takes the focus is not to get it typed, too.
      if (act) event.preventDefault();
      act?.(shown);
    }
  });
  return shown;
}

/** Whether a key is meant for nothing in the page that would do something with it by itself. */
function isNowhere(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target.closest('a, button, summary') === null;
}
