import { useState, type RefObject } from 'react';
import { usePageKeys } from './letter-keys.js';

/** What keys do in a list. */
export interface ListKeys {
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
