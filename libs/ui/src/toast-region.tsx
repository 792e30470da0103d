import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useUiText } from './i18n.js';
import { openDialogs } from './open-dialogs.js';
import { whenIdle } from './when-idle.js';

/**
 * Where messages over the page stand: inside of an open dialog, since outside of it nothing is read aloud and nothing can be pressed, else inside of what
 * fills the screen, since nothing else is shown.
 */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const t = useUiText();
  const place = useSyncExternalStore(openDialogs.subscribe, openDialogs.place, () => undefined);
  const region = (
    <div ref={keepRoom} className="sw-toasts" role="region" aria-label={t('notifications')} aria-live="polite">
      {children}
    </div>
  );
  return place === undefined ? region : createPortal(region, place);
}

/** Fetched once the page stands there; where the script does not arrive, messages cover what they cover. */
const keepRoom = (region: HTMLElement | null) =>
  region && 'ResizeObserver' in window
    ? whenIdle(() => void import('./message-room.js').then((room) => room.keepRoom(region), doNothing))
    : undefined;

const doNothing = (): void => undefined;
