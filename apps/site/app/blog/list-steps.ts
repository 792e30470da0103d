import type { PageData } from '../page/page-data.js';

const address = (path: string): string => path.replace(/\/+$/, '');

let shown: string | undefined;

/** The page of a list has become that of another one, without being loaded again. */
export function showList(path: string): void {
  shown = address(path);
}

/**
 * A step of the history that leads to another list than the one on the page is drawn by the server, which knows how much
 * of it was loaded. The browser asks nobody for it, also where nobody has touched the list that it left.
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
