import { useEffect } from 'react';
import { useChart } from '../charts/use-chart.js';

interface Element {
  readonly current: HTMLElement | null;
}

/** Distance to the top of the window while the menu is fixed, in pixels. */
const gap = 24;

const loadChart = () => import('./side-menu-actor.js').then(({ sideMenuActor }) => sideMenuActor());

/** Measures the page for the chart of the side menu; undefined until it runs, when the browser keeps the menu in view by itself. */
export function useSideMenu(column: Element, menu: Element): 'hidden' | 'top' | 'fixed' | 'bottom' | undefined {
  const { snapshot, send } = useChart(loadChart, 'on the first event');
  useEffect(() => {
    const measure = (): void => {
      const box = column.current?.getBoundingClientRect();
      if (!box || !menu.current) return;
      const top = box.top + scrollY - gap;
      send({
        type: 'page.measured',
        width: innerWidth,
        scrolled: scrollY,
        top,
        bottom: top + box.height - menu.current.offsetHeight,
      });
    };
    return onScroll(measure);
  }, [column, menu, send]);
  return snapshot?.value;
}

/** Calls once a frame while the window is scrolled or resized. */
export function onScroll(call: () => void): () => void {
  let frame = 0;
  const ask = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(call);
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', ask);
    removeEventListener('resize', ask);
  };
}
