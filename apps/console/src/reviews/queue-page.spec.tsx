import { act, render, screen } from '@testing-library/react';
import { consoleAround, serve } from '../testing/in-console.js';
import { QueuePage } from './queue-page.js';

const review = (name: string) => ({
  application_id: name,
  name,
  amount: 10_000,
  asked_at: '2026-11-20T10:00:00.000Z',
  due_at: '2026-11-27T10:00:00.000Z',
  is_overdue: false,
  assigned_to: null,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('follows with its rows what its counts say', async () => {
  let names = ['Ada', 'Bob'];
  serve(() => ({
    reviews: names.map(review),
    counts: { all: names.length, nobody: names.length, mine: 0, overdue: 0 },
    next_cursor: null,
  }));
  const around = await consoleAround('/reviews');
  await act(async () => render(around(<QueuePage />)));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Ada', 'Bob']);
  names = ['Bob', 'Cleo', 'Dora'];
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(shown()).toEqual(['Bob', 'Cleo', 'Dora']);
  expect(screen.getByRole('link', { name: /^All/ })).toHaveTextContent('3');
});
