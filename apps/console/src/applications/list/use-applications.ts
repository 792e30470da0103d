import { beginningOf, filled } from '../../components/filters.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../requests/call.js';

/** What the list can be narrowed by, as the address of the page and the API call it. */
export const filterNames = ['q', 'flow', 'state', 'status', 'from', 'to', 'amount_from', 'amount_to', 'sort'] as const;
export type FilterName = (typeof filterNames)[number];
export type FilterValues = Readonly<Record<FilterName, string>>;

/** Parts of a search that are asked for by themselves before a person is asked to go on. */
const most = 12;
const wanted = 30;

/** The rows that fit, and a search that goes on by itself while it has found little. */
export function useApplications(values: FilterValues) {
  const query = listQuery(values);
  const pages = useInfiniteQuery({
    queryKey: ['applications', query],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('POST /api/v1/applications/search', { body: filled({ ...query, cursor: pageParam }) }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: (before) => before,
  });
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = pages;
  const parts = data?.pages ?? [];
  const rows = parts.flatMap(({ applications }) => applications);
  const isUnderWay = parts.at(-1)?.is_partial === true && rows.length < wanted && parts.length < most;
  const goesOn = isUnderWay && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  return {
    ...pages,
    rows: data && rows,
    total: parts[0]?.total ?? null,
    leftOut: parts[0]?.left_out ?? null,
    goesOn,
    isPartial: parts.at(-1)?.is_partial ?? false,
  };
}

/** The filters as the API takes them: a day lasts from its first moment to the next day’s, where the reader is. */
export function listQuery({ from, to, ...values }: FilterValues): Record<string, string> {
  return { ...values, from: beginningOf(from) ?? '', to: beginningOf(to, 1) ?? '' };
}
