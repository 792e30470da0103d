import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { consoleAround, RefusedCall, serve } from '../testing/in-console.js';
import { TransitionSource } from '../testing/transition-source.js';
import { useTransitionStream } from './transition-stream.js';

function Heard(): ReactNode {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const connection = useTransitionStream(
    {},
    {
      onTransition: ({ event }) => setHeard((before) => [...before, event]),
      onGap: () => setHeard((before) => [...before, 'gap']),
    },
  );
  return <p>{[connection, ...heard].join(' ')}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(): Promise<void> {
  const around = await consoleAround();
  await act(async () => render(around(<Heard />)));
}

it('hears on after a refused try, and takes what happened meanwhile for a gap', async () => {
  serve(() => undefined);
  await open();
  TransitionSource.latest.accept();
  TransitionSource.latest.tell({ event: 'step.save' });
  expect(screen.getByText('open step.save')).toBeVisible();
  TransitionSource.latest.refuse();
  expect(screen.getByText('closed step.save')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  TransitionSource.latest.accept();
  TransitionSource.latest.tell({ event: 'step.back' });
  expect(screen.getByText('open step.save gap step.back')).toBeVisible();
  expect(TransitionSource.listening).toHaveLength(1);
});

it('tries on while nobody is signed in, and asks each time so that the page says so', async () => {
  const calls = serve(() => new RefusedCall(401, 'session:required'));
  await open();
  for (const _ of [1, 2, 3]) {
    TransitionSource.latest.refuse();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
  }
  expect(calls.filter((call) => call === 'GET /api/v1/session')).toHaveLength(3);
  expect(TransitionSource.listening.map(({ readyState }) => readyState)).toEqual([TransitionSource.CONNECTING]);
});
