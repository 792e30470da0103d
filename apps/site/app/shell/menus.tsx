import type { MobileMenu } from '@statewise/machines';
import type { ReactNode } from 'react';

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

/** A button and what opens below it, by the browser alone until the chart of the menus is there. */
export function Menu({ menu, place, entry, label, className, children }: MenuProps) {
  return (
    <details className={`site-menu ${className ?? ''}`} name={`site-menu-${place}`} data-menu={menu} data-entry={entry}>
      <summary className="site-menu__button">{label}</summary>
      <div className="site-menu__panel">{children}</div>
    </details>
  );
}
