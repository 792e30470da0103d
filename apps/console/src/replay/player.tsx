import { Button, Select, useFormat } from '@statewise/ui';
import { useCallback, useEffect, useState } from 'react';
import { useStateName } from '../requests/flows.js';
import { useReplayText } from './messages/use-replay-text.js';
import type { ReplayEntry } from './log-entries.js';
import { useSearchParams } from 'react-router';

interface PlayerBarProps {
  readonly player: Player;
  readonly moments: readonly ReplayEntry[];
  readonly length: number;
}

/** Buttons, slider and speed of a replay; the slider takes arrows, Page Up and Down, Home and End. */
export function PlayerBar({ player, moments, length }: PlayerBarProps) {
  const t = useReplayText();
  const format = useFormat();
  const stateName = useStateName();
  const { index, goTo, isPlaying, toggle, speed, setSpeed } = player;
  const last = moments.length - 1;
  const moment = moments[index];
  const words =
    moment &&
    t('momentOf', {
      seq: moment.seq,
      event: moment.event,
      from: stateName(moment.from),
      to: stateName(moment.to),
      length,
    });
  return (
    <div className="replay-player" role="group" aria-label={t('player')}>
      <div className="replay-player__buttons">
        <PlayerButton label={t('first')} sign="«" isOff={index === 0} onClick={() => goTo(0)} />
        <PlayerButton label={t('previous')} sign="‹" isOff={index === 0} onClick={() => goTo(index - 1)} />
        <Button small onClick={toggle}>
          {isPlaying ? t('pause') : t('play')}
        </Button>
        <PlayerButton label={t('next')} sign="›" isOff={index >= last} onClick={() => goTo(index + 1)} />
        <PlayerButton label={t('last')} sign="»" isOff={index >= last} onClick={() => goTo(last)} />
      </div>
      <input
        type="range"
        className="replay-player__slider"
        aria-label={t('moment')}
        aria-valuetext={words}
        min={0}
        max={Math.max(last, 0)}
        value={index}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <Select
        name="speed"
        label={t('speed')}
        isAlwaysSet
        value={speed}
        options={speeds.map((value) => ({
          value,
          label: `${format.number(Number(value), value.split('.')[1]?.length)} ×`,
        }))}
        onChange={(chosen) => setSpeed(speeds.find((known) => known === chosen) ?? '1')}
      />
      <p className="replay-player__words" aria-live={isPlaying ? 'off' : 'polite'}>
        {words}
      </p>
    </div>
  );
}

interface PlayerButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function PlayerButton({ label, sign, isOff, onClick }: PlayerButtonProps) {
  // Not disabled at the ends: who holds a key down there keeps their focus.
  return (
    <Button
      variant="secondary"
      small
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
}

/** Times as fast as one moment in so many milliseconds. */
const pace = 1_200;
const speeds = ['0.5', '1', '2', '4'] as const;
type Speed = (typeof speeds)[number];

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
