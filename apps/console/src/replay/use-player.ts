import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Times as fast as one moment in so many milliseconds. */
const pace = 1_200;
export const speeds = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof speeds)[number];

export interface Player {
  /** The moment that is shown, from 0. */
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

/** Which of `count` moments is shown: the address says so, the last one where it does not; playing leads on by itself. */
export function usePlayer(seqs: readonly number[]): Player {
  const [search, setSearch] = useSearchParams();
  const [isRunning, setIsRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const last = Math.max(seqs.length - 1, 0);
  const asked = search.get('at');
  const found = asked === null ? -1 : seqs.findIndex((seq) => seq >= Number(asked));
  const index = found < 0 ? last : found;
  const isPlaying = isRunning && index < last;
  const show = useCallback(
    (next: number): void => {
      const seq = seqs[Math.min(Math.max(next, 0), last)];
      if (seq !== undefined) setSearch({ at: String(seq) }, { replace: true });
    },
    [seqs, last, setSearch],
  );
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => show(index + 1), pace / Number(speed));
    return () => clearTimeout(timer);
  }, [isPlaying, index, speed, show]);
  return {
    index,
    goTo: (next) => {
      setIsRunning(false);
      show(next);
    },
    isPlaying,
    toggle: () => {
      setIsRunning(!isPlaying);
      if (!isPlaying && index === last) show(0);
    },
    speed,
    setSpeed,
  };
}
