import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { FilterBar, useFilters, TextFilter } from './filters.js';

const inRouter = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <MemoryRouter initialEntries={['/outbox']}>{children}</MemoryRouter>
);
const useBoth = () => ({ filters: useFilters(['state', 'q']), location: useLocation() });

it('keeps a filter that was set while the page did not show the one before yet', () => {
  const { result } = renderHook(useBoth, { wrapper: inRouter });
  const { filters } = result.current;
  act(() => {
    filters.set({ state: 'failed' });
    filters.set({ q: 'ada' });
  });
  expect(result.current.location).toMatchObject({ search: '?state=failed', hash: '#q=ada' });
  expect(result.current.filters.values).toEqual({ state: 'failed', q: 'ada' });
});

it('takes all of them off, and only what is asked for', () => {
  const { result } = renderHook(useBoth, { wrapper: inRouter });
  act(() => result.current.filters.set({ state: 'failed', q: 'ada' }));
  act(() => result.current.filters.set({ state: '' }));
  expect(result.current.filters.values).toEqual({ state: '', q: 'ada' });
  act(() => result.current.filters.clear());
  expect(result.current.filters.isEmpty).toBe(true);
});

it('clears what is typed beside them and not asked for yet', async () => {
  const List = (): ReactNode => {
    const { field, clear } = useFilters(['from', 'to']);
    return (
      <FilterBar onClear={clear} more={<TextFilter {...field('to')} type="date" label="To" />}>
        <TextFilter {...field('from')} type="date" label="From" />
      </FilterBar>
    );
  };
  await act(async () => render(<List />, { wrapper: inRouter }));
  jest.useFakeTimers();
  const both = ['From', 'To'].map((label) => (): HTMLElement => screen.getByLabelText(label));
  for (const field of both) fireEvent.change(field(), { target: { value: '2024-03-15' } });
  fireEvent.click(screen.getByRole('button'));
  act(() => jest.advanceTimersByTime(1_000));
  for (const field of both) expect(field()).toHaveValue('');
  jest.useRealTimers();
});
