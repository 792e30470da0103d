import { CloseIcon, MenuIcon } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';

/** The one button of a phone, behind which all menus stand; the browser itself opens and closes it, also without script. */
export function PhoneMenu({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useSiteText();
  return (
    <details className="site-everything">
      <summary className="site-everything__button">
        <MenuIcon size={22} />
        <CloseIcon size={22} />
        <span>{t('menu.everything')}</span>
      </summary>
      <div className="site-everything__panel">{children}</div>
    </details>
  );
}
