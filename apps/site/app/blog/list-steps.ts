import type { PageData } from '../page/page-data.js';

const address = (path: string): string => path.replace(/\/+$/, '');

let shown: string | undefined;

/** The page of a list has become that of another one, without being loaded again. */
export function showList(path: string): void {
  shown = address(path);
}

/**
 * Reloads the page after a step of the history to another list than the one shown: the server draws it, and knows how
 * much of it was loaded. The browser fetches none of it, also where the list that it left was never touched.
 */
export function watchListSteps({ path }: PageData): void {
  if (document.querySelector('[data-island="blog"]') === null) return;
  showList(path);
  const step = (): void => {
    if (address(location.pathname) !== shown) location.reload();
  };
  // One more step may have been made before this script ran.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') step();
  addEventListener('popstate', step);
}
