import type { Heading } from '@statewise/site-content';
import { useEffect, useState } from 'react';
import { onScroll } from './use-side-menu.js';

/** A heading counts as passed when it is this near to the top of the window, in pixels. */
const near = 96;

/** The heading scrolled past last; the address's hash is kept in step with it. */
export function useScrolledPast(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(
    () =>
      onScroll(() => {
        const passed = headings
          .filter(({ level }) => level > 1)
          .findLast(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= near)?.id;
        setCurrent(passed);
        const hash = passed === undefined ? '' : `#${passed}`;
        if (location.hash !== hash)
          history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
      }),
    [headings],
  );
  return current;
}
