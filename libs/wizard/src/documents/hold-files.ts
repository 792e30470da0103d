import type { FlowClient } from '@statewise/flow-client';
import { useEffect } from 'react';
import { redraw } from '../draw-wizard.js';

let held: FlowClient | undefined;

/**
 * Keeps files that are chosen and that the server does not have while the language changes. Another language is a page of
 * its own, and no page can hand files to the next: they stay, and the same page is drawn in the other language.
 */
export function useHeldFiles(client: FlowClient): void {
  useEffect(() => {
    if (held === undefined) document.addEventListener('click', follow);
    held = client;
  }, [client]);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  const isForThisTab = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isForThisTab || !held?.session.getSnapshot().context.hasUnsentFiles) return;
  event.preventDefault();
  redraw(link.href);
}
