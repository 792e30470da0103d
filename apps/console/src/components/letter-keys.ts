import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const remembered = 'statewise.console.letter-keys';
const changed = 'statewise.console.letter-keys-changed';

/** Switches the keys of one character on or off in this browser: dictation and a slip of the hand set them off, too (WCAG 2.1.4). */
export function switchLetterKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(remembered);
  else localStorage.setItem(remembered, 'off');
  dispatchEvent(new Event(changed));
}

/** Whether keys of one character do something in this browser. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore(listen, () => localStorage.getItem(remembered) !== 'off');
}

function listen(draw: () => void): () => void {
  for (const name of [changed, 'storage']) addEventListener(name, draw);
  return () => {
    for (const name of [changed, 'storage']) removeEventListener(name, draw);
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
