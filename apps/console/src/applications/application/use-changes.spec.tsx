import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { consoleAround, serve } from '../../testing/in-console.js';
import { TransitionSource } from '../../testing/transition-source.js';
import { useChanges } from './use-changes.js';

const shown = { id: 'a', version: 3, readAt: 1_000 };

function Changes({ id, version, readAt }: typeof shown): ReactNode {
  return <p>{useChanges(id, version, readAt)}</p>;
}

beforeEach(() => jest.useFakeTimers({ now: 2_000 }));
afterEach(() => jest.useRealTimers());

async function open(): Promise<(next: typeof shown) => void> {
  serve(() => undefined);
  const around = await consoleAround();
  const page = await act(async () => render(around(<Changes {...shown} />)));
  return (next) => page.rerender(around(<Changes {...next} />));
}

it('says that an application changed, until the version that was told is shown', async () => {
  const show = await open();
  TransitionSource.latest.tell({ id: 'b', seq: 9 });
  expect(screen.getByText('none')).toBeVisible();
  TransitionSource.latest.tell({ id: 'a', seq: 4 });
  expect(screen.getByText('changed')).toBeVisible();
  show({ ...shown, version: 4 });
  expect(screen.getByText('none')).toBeVisible();
});

it('hears of changes after a refused try too, and is unsure of what it missed until the application is read', async () => {
  const show = await open();
  TransitionSource.latest.refuse();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  TransitionSource.latest.accept();
  expect(screen.getByText('unsure')).toBeVisible();
  show({ ...shown, readAt: 60_000 });
  expect(screen.getByText('none')).toBeVisible();
  TransitionSource.latest.tell({ id: 'a', seq: 4 });
  expect(screen.getByText('changed')).toBeVisible();
});

it('is unsure when the server has missed too much to tell', async () => {
  await open();
  TransitionSource.latest.tellGap();
  expect(screen.getByText('unsure')).toBeVisible();
});
