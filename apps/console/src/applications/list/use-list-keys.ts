import { useEffect, useState, type RefObject } from 'react';

/**
 * Moves through a list by keys: j and k go down and up, Enter opens, / focuses the search; not while a field has the
 * focus. Returns the id of the current row, if the list still has it.
 */
export function useListKeys(
  ids: readonly string[],
  open: (id: string) => void,
  search: RefObject<HTMLInputElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const shown = current !== undefined && ids.includes(current) ? current : undefined;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
      } else if (event.key === 'j' || event.key === 'k') {
        const index = current === undefined ? -1 : ids.indexOf(current);
        const next = ids[Math.max(0, Math.min(ids.length - 1, index + (event.key === 'j' ? 1 : -1)))];
        setCurrent(next);
        document.querySelector(`a[href$="/applications/${next}"]`)?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter' && shown !== undefined && isNowhere(event.target)) open(shown);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [ids, current, shown, open, search]);
  return shown;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Whether a key is meant for nothing in the page that would do something with it by itself. */
function isNowhere(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target.closest('a, button, summary, dialog') === null;
}
