import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { useFilters } from './filters.js';

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
