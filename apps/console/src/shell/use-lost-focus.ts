import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to a page when what had it is gone, such as the link that led there or the button of an act that is
 * done: keys and screen readers go on from there, not from the beginning of the document.
 */
export function useLostFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let holder: Element | null = null;
    const hold = (): void => {
      holder = document.activeElement;
    };
    const look = new MutationObserver(() => {
      if (holder === null || holder.isConnected) return;
      holder = null;
      if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', hold);
    look.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', hold);
      look.disconnect();
    };
  }, [page]);
}
