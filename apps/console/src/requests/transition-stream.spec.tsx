import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { consoleAround, RefusedCall, serve } from '../testing/in-console.js';
import { TransitionSource } from '../testing/transition-source.js';
import { useTransitionStream } from './transition-stream.js';

function Heard({ flow }: { readonly flow?: string }): ReactNode {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const connection = useTransitionStream(
    { flow },
    {
      onTransition: ({ event }) => setHeard((before) => [...before, event]),
      onGap: () => setHeard((before) => [...before, 'gap']),
    },
  );
  return <p>{[connection, ...heard].join(' ')}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(): Promise<(flow: string) => void> {
  const around = await consoleAround();
  const { rerender } = await act(async () => render(around(<Heard />)));
  return (flow: string) => rerender(around(<Heard flow={flow} />));
}

it('hears on after a refused try, and takes what happened meanwhile for a gap', async () => {
  serve(() => undefined);
  const narrow = await open();
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
  // Another filter misses nothing.
  narrow('store');
  TransitionSource.latest.accept();
  expect(screen.getByText('open step.save gap step.back')).toBeVisible();
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
