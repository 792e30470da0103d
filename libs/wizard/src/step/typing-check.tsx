import { useEffect, useState, type ReactNode } from 'react';

/** Milliseconds without a key after which a number is told to be wrong. */
const numberPause = 1_000;

/**
 * Returns what is wrong with a text that is being typed, once typing pauses for so many milliseconds, so that nobody is
 * corrected in the middle of a word; that it is mended is said at once. Leaving the field says nothing: a message that
 * appears under the pointer would move away the button that is being pressed.
 */
export function useTypingCheck(wrong: string | undefined, typed: unknown, pause: number): string | undefined {
  const [isTold, setTold] = useState(false);
  const isFine = wrong === undefined;
  useEffect(() => {
    const timer = setTimeout(setTold, isFine ? 0 : pause, !isFine);
    return () => clearTimeout(timer);
  }, [typed, isFine, pause]);
  return isTold ? wrong : undefined;
}

export interface TypingCheckProps {
  /** The key of what is wrong with the number as it stands. */
  readonly wrong: string | undefined;
  readonly typed: unknown;
  /** Draws the field, with the key once it may be told. */
  readonly children: (told: string | undefined) => ReactNode;
}

/** A field with a number, which is told to be wrong once typing pauses. */
export function TypingCheck({ wrong, typed, children }: TypingCheckProps) {
  return children(useTypingCheck(wrong, typed, numberPause));
}
