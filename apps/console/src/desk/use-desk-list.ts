import type { CallOf, ListedTask } from '@statewise/contract';
import { deskListMachine } from '@statewise/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { usePages, type NextPage } from '../components/pages.js';
import type { ConsoleContract } from '../requests/call.js';

const operation = 'GET /api/v1/tasks';
const lookEvery = 10_000;

/** The list of the desk as its chart shows it. */
export interface DeskList extends NextPage {
  /** Empty where nothing waits; undefined where there is nothing to show. */
  readonly data: readonly ListedTask[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Reads what waits page by page, and tells the chart of the list what came; what is shown follows from where that stands. */
export function useDeskList(filters: CallOf<ConsoleContract[typeof operation]>): DeskList {
  const pages = usePages(operation, filters, 'tasks', { lookEvery });
  const { data, error, refetch, hasNextPage: hasMore, fetchNextPage, isPlaceholderData: isFormer } = pages;
  const [list, send] = useMachine(
    deskListMachine.provide({
      actions: { readMore: () => void fetchNextPage(), readAgain: () => void refetch() },
    }),
    { input: data && { count: data.length, hasMore } },
  );
  const asked = JSON.stringify(filters);
  const count = data?.length;
  const known = useRef(asked);
  useEffect(() => {
    if (known.current !== asked) send({ type: 'filters.changed' });
    known.current = asked;
    if (count !== undefined && !isFormer) send({ type: 'list.read', count, hasMore });
  }, [asked, count, hasMore, isFormer, send]);
  useEffect(() => {
    if (error !== null) send({ type: 'list.failed' });
  }, [error, send]);
  return {
    data: list.matches('empty') ? [] : list.matches('shown') ? data : undefined,
    error: list.matches('failed') ? error : undefined,
    refetch: () => send({ type: 'retry.requested' }),
    hasNextPage: list.matches('shown') && list.context.hasMore,
    isFetchingNextPage: list.matches({ shown: 'growing' }),
    fetchNextPage: () => send({ type: 'more.requested' }),
  };
}
