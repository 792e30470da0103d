import type { MobileMenu } from '@statewise/machines';
import { createContext, useContext, useEffect, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { useChart } from '../charts/use-chart.js';

interface Menus {
  /** Undefined until the chart runs: the browser opens and closes the menus by itself. */
  readonly open: { readonly menu: string; readonly entry: string | null } | undefined;
  readonly toggle: (menu: MobileMenu, entry?: string) => void;
  readonly close: () => void;
}

const MenusContext = createContext<Menus>({ open: undefined, toggle: () => undefined, close: () => undefined });

/** Below this width the menus are those of a phone. */
const wide = '(min-width: 768px)';

/** Runs the chart of the menus, of which at most one is open. */
export function MenusProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { snapshot, send } = useChart(
    () => import('./menus-actor.js').then(({ menusActor }) => menusActor()),
    'on the first event',
  );
  const isRunning = snapshot !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const query = matchMedia(wide);
    const widened = (): void => {
      if (query.matches) send({ type: 'page.widened' });
    };
    query.addEventListener('change', widened);
    return () => query.removeEventListener('change', widened);
  }, [isRunning, send]);
  const menus = useMemo<Menus>(
    () => ({
      open: snapshot && { menu: String(snapshot.value), entry: snapshot.context.entry },
      toggle: (menu, entry) => send({ type: 'menu.toggled', menu, ...(entry !== undefined && { entry }) }),
      close: () => send({ type: 'menu.closed' }),
    }),
    [snapshot, send],
  );
  return <MenusContext value={menus}>{children}</MenusContext>;
}

/** The menu that is open; `closed` while none is. */
export function useOpenMenu(): string {
  return useContext(MenusContext).open?.menu ?? 'closed';
}

/** Where a menu stands: in the bars of wide screens, behind the button of a phone, or at the foot of the page. */
export type MenuPlace = 'bar' | 'phone' | 'foot';

export interface MenuProps {
  readonly menu: MobileMenu;
  readonly place: MenuPlace;
  /** Names the submenu. */
  readonly entry?: string;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button and what opens below it; without script the browser does the same. */
export function Menu({ menu, place, entry, label, className, children }: MenuProps): ReactNode {
  const { open, toggle, close } = useContext(MenusContext);
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen =
    open === undefined ? undefined : open.menu === menu && (menu !== 'sub' || open.entry === (entry ?? null));
  useOutside(details, isOpen === true, close);
  const click = (event: MouseEvent): void => {
    event.preventDefault();
    toggle(menu, entry);
  };
  return (
    <details ref={details} className={`site-menu ${className ?? ''}`} name={`site-menu-${place}`} open={isOpen}>
      <summary className="site-menu__button" onClick={click}>
        {label}
      </summary>
      <div className="site-menu__panel">{children}</div>
    </details>
  );
}

/** Escape, and a press or a focus elsewhere, close an open menu. */
function useOutside(
  details: { readonly current: HTMLDetailsElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = (event: Event): void => {
      if (
        event.target instanceof Node &&
        !details.current?.contains(event.target) &&
        !(event.target instanceof Element && event.target.closest('.site-menu, .site-everything'))
      )
        close();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      details.current?.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', key);
    };
  }, [details, isOpen, close]);
}
