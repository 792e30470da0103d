import { hasCookie, setCookie, tenYears } from '@statewise/ui';
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

// A cookie, as a sign-out has the browser forget its storage.
const without = 'CONSOLE_WITHOUT_LETTER_KEYS';
const changed = 'statewise.console.letter-keys-changed';

/** Switches the keys of one character on or off in this browser: dictation and a slip of the hand set them off, too (WCAG 2.1.4). */
export function switchLetterKeys(isOn: boolean): void {
  setCookie(without, '1', isOn ? 0 : tenYears);
  dispatchEvent(new Event(changed));
}

/** Whether keys of one character do something in this browser. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore(listen, () => !hasCookie(document.cookie, without));
}

function listen(draw: () => void): () => void {
  for (const name of [changed, 'focus']) addEventListener(name, draw);
  return () => {
    for (const name of [changed, 'focus']) removeEventListener(name, draw);
  };
}

/** Hears every key that is meant for the page as a whole: none while something is typed, a dialog is open, or they are switched off. */
export function usePageKeys(hear: (event: KeyboardEvent) => void): void {
  const isOn = useLetterKeys();
  const perform = useEffectEvent(hear);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event.target)) perform(event);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** Does something at a key, where there is something to do. */
export function useKey(key: string, act: (() => void) | undefined): void {
  usePageKeys((event) => {
    if (event.key !== key || act === undefined) return;
    event.preventDefault();
    act();
  });
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}
