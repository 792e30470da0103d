import { createContext, type RefObject } from 'react';

/** The dialog that something is drawn in; undefined for what stands in the page itself. */
export const DialogContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** The dialogs that are open over the page: everything outside of the last one is inert, messages too. */
export const openDialogs = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    document.addEventListener('fullscreenchange', listener);
    return () => {
      listeners.delete(listener);
      document.removeEventListener('fullscreenchange', listener);
    };
  },
  top: (): HTMLElement | undefined => open.at(-1),
  /** What alone can be seen and pressed: the last of them, or what fills the screen; undefined where the whole page can. */
  place: (): Element | undefined => open.at(-1) ?? document.fullscreenElement ?? undefined,
  add: (dialog: HTMLElement): (() => void) => {
    open.push(dialog);
    tell();
    return () => {
      open.splice(open.indexOf(dialog), 1);
      tell();
    };
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}
