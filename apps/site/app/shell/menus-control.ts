import type { MobileMenu } from '@statewise/machines';
import { LateChart } from '../charts/late-chart.js';
import { onClick } from '../on-click.js';

/** Below this width the menus are those of a phone. */
const wide = '(min-width: 768px)';

const kinds: readonly string[] = ['countries', 'settings', 'login', 'footer', 'sub'] satisfies MobileMenu[];
const isMenu = (kind: unknown): kind is MobileMenu => typeof kind === 'string' && kinds.includes(kind);

type Details = HTMLDetailsElement;

/** Runs the chart of the menus, of which at most one is open; until it is there the browser opens and closes them by itself. */
export function watchMenus(): void {
  const menus = [...document.querySelectorAll<Details>('.site-menu')];
  /** The one menu of a phone, in which the others stand. */
  const everything = document.querySelector<Details>('.site-everything');
  const chart = new LateChart(async () => ({
    machine: (await import('@statewise/machines/mobile-menu/machine')).mobileMenuMachine,
  }));
  const toggle = ({ dataset: { menu, entry } }: Details): void => {
    if (isMenu(menu)) chart.send({ type: 'menu.toggled', menu, ...(entry !== undefined && { entry }) });
  };
  const close = (): void => chart.send({ type: 'menu.closed' });
  chart.subscribe(() => {
    const snapshot = chart.getSnapshot();
    for (const menu of menus) {
      const { menu: kind, entry = null } = menu.dataset;
      const isOpen = snapshot?.value === kind && (kind !== 'sub' || snapshot?.context.entry === entry);
      if (menu.open !== isOpen) menu.open = isOpen;
    }
  });
  onClick('.site-menu__button', (button, event) => {
    const menu = button.closest<Details>('.site-menu');
    if (!menu) return;
    if (chart.getSnapshot()) event.preventDefault();
    toggle(menu);
  });
  for (const menu of menus) if (menu.open) toggle(menu);
  matchMedia(wide).addEventListener('change', ({ matches }) => {
    if (matches && chart.getSnapshot()) chart.send({ type: 'page.widened' });
  });
  watchOutside(menus, everything, close);
}

/** Escape, and a press or a focus elsewhere, close an open menu; Escape closes what was opened last: first the menu inside of another. */
function watchOutside(menus: readonly Details[], everything: Details | null, close: () => void): void {
  const isInner = (): boolean => menus.some(({ open }) => open);
  const elsewhere = ({ target, type }: Event): void => {
    if (!(target instanceof Element)) return;
    if (isInner() && !target.closest('.site-menu, .site-everything')) close();
    if (type === 'pointerdown' && everything?.open && !everything.contains(target)) everything.open = false;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (isInner()) {
      for (const menu of menus) if (menu.open) menu.querySelector('summary')?.focus();
      close();
    } else if (everything?.open) {
      everything.open = false;
      everything.querySelector('summary')?.focus();
    }
  };
  document.addEventListener('pointerdown', elsewhere);
  document.addEventListener('focusin', elsewhere);
  document.addEventListener('keydown', key);
}
