import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { request, searching, withQuery } from '../requests/request.js';

/** A page of a list as the API answers it, whatever its rows are called. */
export type KeysetPage<Name extends string, Row> = Readonly<Record<Name, readonly Row[]>> & {
  readonly next_cursor: string | null;
};

export interface Pages<Row> {
  /** All rows that were fetched; undefined before the first page came. */
  readonly data: readonly Row[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'isFetching'>;
}

/** The rows of a list that the API answers page by page, by key: `name` is what the API calls them. What people typed, `q`, is asked for by a body. Looked for again every `lookEvery` milliseconds where that is said. */
export function usePages<Row, Name extends string = string>(
  path: string,
  name: Name,
  query: Readonly<Record<string, string | undefined>> = {},
  { lookEvery = false }: { readonly lookEvery?: number | false } = {},
): Pages<Row> {
  const pages = useInfiniteQuery({
    queryKey: [path, query],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const asked = { ...query, cursor: pageParam || undefined };
      return 'q' in query
        ? request<KeysetPage<Name, Row>>(`${path}/search`, searching(asked))
        : request<KeysetPage<Name, Row>>(withQuery(path, asked));
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // The list before stands until the next one has come, instead of a flicker.
    placeholderData: (before) => before,
    refetchInterval: lookEvery,
  });
  return {
    data: pages.data?.pages.flatMap((page) => page[name]),
    error: pages.error,
    refetch: pages.refetch,
    query: pages,
  };
}

/** Fetches the next page; nothing when there is none. */
export function MoreButton({ pages: { query } }: { readonly pages: Pick<Pages<unknown>, 'query'> }): ReactNode {
  const t = useConsoleText();
  if (!query.hasNextPage) return null;
  return (
    <div className="console-more">
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('pages.more')}
      </Button>
    </div>
  );
}
