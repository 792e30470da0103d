import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useUiText } from './i18n.js';
import { openDialogs } from './open-dialogs.js';

/**
 * Where messages over the page stand: inside of an open dialog, since outside of it nothing is read aloud and nothing can be pressed, else inside of what
 * fills the screen, since nothing else is shown.
 */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const t = useUiText();
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, () => undefined);
  const filling = useSyncExternalStore(
    followFullScreen,
    () => document.fullscreenElement ?? undefined,
    () => undefined,
  );
  const place = dialog ?? filling;
  const region = (
    <div className="sw-toasts" role="region" aria-label={t('notifications')} aria-live="polite">
      {children}
    </div>
  );
  return place === undefined ? region : createPortal(region, place);
}

function followFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
