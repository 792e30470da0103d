import { CloseIcon, MenuIcon } from '@statewise/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import { useOpenMenu } from './menus.js';

/** The one button of a phone, behind which all menus stand; the browser itself opens and closes it, also without script. */
export function PhoneMenu({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useSiteText();
  const details = useRef<HTMLDetailsElement>(null);
  const isInnerOpen = useOpenMenu() !== 'closed';
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent): void => {
      const box = details.current;
      if (!box?.open) return;
      const isKey = event instanceof KeyboardEvent;
      // Escape closes what was opened last: first the menu inside.
      if (isKey ? event.key !== 'Escape' || isInnerOpen : event.target instanceof Node && box.contains(event.target))
        return;
      box.open = false;
      if (isKey) box.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isInnerOpen]);
  return (
    <details ref={details} className="site-everything">
      <summary className="site-everything__button">
        <MenuIcon size={22} />
        <CloseIcon size={22} />
        <span>{t('menu.everything')}</span>
      </summary>
      <div className="site-everything__panel">{children}</div>
    </details>
  );
}
