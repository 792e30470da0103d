import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useUiText } from './i18n.js';
import { openDialogs } from './open-dialogs.js';

/** Where messages over the page stand: inside of an open dialog, since outside of it nothing is read aloud and nothing can be pressed. */
export function ToastRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useUiText();
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, () => undefined);
  const region = (
    <div className="sw-toasts" role="region" aria-label={t('notifications')} aria-live="polite">
      {children}
    </div>
  );
  return dialog === undefined ? region : createPortal(region, dialog);
}
