import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { request, withQuery } from '../requests/request.js';
import { standingsOf, type LogFault, type ReplayMoment, type Standing } from './moments.js';

interface ReplayedPage {
  readonly flow: string;
  readonly length: number;
  readonly moments: readonly ReplayMoment[];
  readonly next_after: number | null;
}

/** The moments of an application as far as they have come, and what it was behind each. */
export interface ReplayedLog {
  readonly flow: string;
  readonly length: number;
  readonly moments: readonly ReplayMoment[];
  readonly standings: readonly (Standing | undefined)[];
}

/** Fetches the moments of an application, page after page until all are there. */
export function useReplay(id: string) {
  const path = `/api/v1/applications/${id}/replay`;
  const pages = useInfiniteQuery({
    queryKey: [path],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => request<ReplayedPage>(withQuery(path, { after: pageParam })),
    getNextPageParam: ({ next_after }) => next_after,
    staleTime: Infinity,
  });
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage, error]);
  const log = useMemo((): ReplayedLog | undefined => {
    const [first] = data?.pages ?? [];
    if (!data || !first) return undefined;
    const moments = data.pages.flatMap((page) => page.moments);
    return { flow: first.flow, length: first.length, moments, standings: standingsOf(moments) };
  }, [data]);
  return { data: log, error, refetch };
}

/** What was found about the whole log. */
export interface LogVerdict {
  readonly holds: boolean;
  readonly rows: number;
  readonly chained: number;
  readonly older: number;
  readonly faults: readonly { readonly seq: number; readonly fault: LogFault }[];
  readonly end: readonly string[];
}

export function useVerdict(id: string): UseQueryResult<LogVerdict> {
  const path = `/api/v1/applications/${id}/verification`;
  return useQuery({ queryKey: [path], queryFn: () => request<LogVerdict>(path) });
}
