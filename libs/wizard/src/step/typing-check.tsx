import { typingCheckMachine, typingPauses } from '@statewise/machines';
import { useMachine } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';

/** Returns what is wrong with a text that is being typed, once typing pauses for so many milliseconds. */
export function useTypingCheck(wrong: string | undefined, typed: unknown, pause: number): string | undefined {
  const [check, send] = useMachine(typingCheckMachine, { input: { pause } });
  const isFine = wrong === undefined;
  useEffect(() => send({ type: 'text.typed', isFine }), [send, typed, isFine]);
  return check.matches('wrong') ? wrong : undefined;
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
  return children(useTypingCheck(wrong, typed, typingPauses.number));
}
