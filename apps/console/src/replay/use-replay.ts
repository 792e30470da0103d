import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call, type Result } from '../requests/call.js';
import { useTransitionStream } from '../requests/transition-stream.js';
import { snapshotsOf, type ReplayEntry, type EntrySnapshot } from './log-entries.js';

/** The log entries of an application as far as they have come, and what it was behind each. */
export interface ReplayedLog {
  readonly flow: string;
  readonly length: number;
  readonly moments: readonly ReplayEntry[];
  readonly snapshots: readonly (EntrySnapshot | undefined)[];
}

/** What was found about the whole log. */
export type LogVerdict = Result<'GET /api/v1/applications/{id}/verification'>;

const replayKey = (id: string): readonly string[] => ['replay', id];

/** Moments and verdict are read together, when the page is opened and when the log grows, and never one without the other. */
const together = { staleTime: Infinity, refetchOnMount: 'always' } as const;

/** The log of an application and what was found about it, both of one time. */
export function useReplay(id: string) {
  const client = useQueryClient();
  const moments = useLogEntries(id);
  const verdict = useVerdict(id);
  const readAgain = (): void => void client.invalidateQueries({ queryKey: replayKey(id) });
  useTransitionStream(
    {},
    {
      onTransition: ({ id: moved }) => {
        if (moved === id) readAgain();
      },
      onGap: readAgain,
    },
  );
  const failure = moments.error ?? verdict.error;
  return {
    log: { data: moments.log, error: moments.error, refetch: readAgain },
    verdict: { data: failure === null ? verdict.data : undefined, error: failure, refetch: readAgain },
    isChecking: moments.isRefetching || verdict.isFetching,
  };
}

/** Fetches the log entries of an application, page after page until all are there. */
function useLogEntries(id: string) {
  const pages = useInfiniteQuery({
    ...together,
    queryKey: [...replayKey(id), 'moments'],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => call('GET /api/v1/applications/{id}/replay', { id, after: pageParam }),
    getNextPageParam: ({ next_after }) => next_after,
  });
  const { data, error, isRefetching, hasNextPage, isFetching, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage, error]);
  const log = useMemo((): ReplayedLog | undefined => {
    const [first] = data?.pages ?? [];
    if (!data || !first) return undefined;
    const moments = data.pages.flatMap((page) => page.moments);
    return { flow: first.flow, length: first.length, moments, snapshots: snapshotsOf(moments) };
  }, [data]);
  return { log, error, isRefetching };
}

function useVerdict(id: string) {
  return useQuery({
    ...together,
    queryKey: [...replayKey(id), 'verdict'],
    queryFn: () => call('GET /api/v1/applications/{id}/verification', { id }),
  });
}
