import { onScroll } from '../anchors/on-scroll.js';
import { whenShown } from '../when-shown.js';
import { LateChart } from '../charts/late-chart.js';

/** Distance to the top of the window while the menu is fixed, in pixels. */
const gap = 24;

/** Measures the page for the chart of the side menu; until it runs the browser keeps the menu in view by itself. */
export function watchSideMenu(): void {
  const column = document.querySelector<HTMLElement>('.site-side');
  const menu = column?.querySelector<HTMLElement>('.site-side__menu');
  if (!column || !menu) return;
  const chart = new LateChart(async () => ({
    machine: (await import('@statewise/machines/side-menu/machine')).sideMenuMachine,
  }));
  chart.subscribe(() => (column.dataset['state'] = chart.getSnapshot()?.value));
  const measure = (): void => {
    const box = column.getBoundingClientRect();
    const top = box.top + scrollY - gap;
    chart.send({
      type: 'page.measured',
      width: innerWidth,
      scrolled: scrollY,
      top,
      bottom: top + box.height - menu.offsetHeight,
    });
  };
  whenShown(() => onScroll(measure));
}
