import { instantOf } from '../../components/bank-time.js';
import { filled } from '../../components/filters.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../requests/call.js';
import type { ListedApplication } from '../api.js';
import type { StreamedTransition } from '@statewise/contract';
import { useTransitionStream } from '../../requests/transition-stream.js';

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

/** The filters as the API takes them: a day lasts from its first moment to the next day’s, in Brussels. */
export function listQuery({ from, to, ...values }: FilterValues): Record<string, string> {
  return { ...values, from: instantOf(from) ?? '', to: instantOf(to, '00:00', 1) ?? '' };
}

/** What is chosen of a list: applications one by one, or all that it finds. */
export interface ChosenApplications {
  /** How many; undefined for all that match. */
  readonly count: number | undefined;
  readonly isChosen: (row: ListedApplication) => boolean;
  readonly choose: (rows: readonly ListedApplication[], isChosen: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** As the API takes it. */
  readonly asked: Readonly<Record<string, string | readonly string[]>>;
  /** The flows of what was chosen one by one. */
  readonly flows: readonly string[];
}

const nothing: ReadonlyMap<string, string> = new Map();

/** What the reader chose of the list that these filters find; of another list, nothing. */
export function useChosen(values: FilterValues): ChosenApplications {
  const question = JSON.stringify(values);
  // Flows by the ids of applications.
  const [kept, setKept] = useState({ question, chosen: nothing, isAll: false });
  const { chosen, isAll } = kept.question === question ? kept : { chosen: nothing, isAll: false };
  const keep = (next: ReadonlyMap<string, string>, all = false): void =>
    setKept({ question, chosen: next, isAll: all });
  return {
    count: isAll ? undefined : chosen.size,
    isChosen: ({ id }) => isAll || chosen.has(id),
    choose: (rows, isChosen) => {
      const next = new Map(chosen);
      for (const { id, flow } of rows) {
        if (isChosen) next.set(id, flow);
        else next.delete(id);
      }
      keep(next);
    },
    chooseAll: () => keep(chosen, true),
    clear: () => keep(nothing),
    asked: isAll ? filled(listQuery(values)) : { ids: [...chosen.keys()] },
    flows: isAll ? [] : [...new Set(chosen.values())],
  };
}

/** What happened to applications since a list was read. */
interface Fresh {
  /** Applications that are new to the list. */
  readonly created: number;
  /** Applications that the list shows as they were before. */
  readonly moved: number;
  /** Something happened of which only the server knows whether the list shows it. */
  readonly isUnsure: boolean;
  /** Counts anew. */
  readonly reset: () => void;
}

interface News {
  /** The list that it is about. */
  readonly question: string;
  readonly created: ReadonlySet<string>;
  /** The last transition of applications that were shown. */
  readonly moved: ReadonlyMap<string, number>;
  readonly isUnsure: boolean;
}

type Row = Pick<ListedApplication, 'id' | 'version'>;

/** Listens to the transitions of every replica: which applications came, and which of the shown ones moved. */
export function useFresh(values: FilterValues, rows: readonly Row[]): Fresh {
  const question = JSON.stringify(values);
  const [kept, setKept] = useState(noNews(question));
  const ofQuestion = (news: News): News => (news.question === question ? news : noNews(question));
  const news = ofQuestion(kept);
  const shown = new Map(rows.map(({ id, version }) => [id, version]));
  useTransitionStream(
    { flow: values.flow },
    {
      onTransition: (transition) =>
        setKept((before) => withTransition(ofQuestion(before), transition, values, shown.has(transition.id))),
      onGap: () => setKept((before) => ({ ...ofQuestion(before), isUnsure: true })),
    },
  );
  return {
    created: [...news.created].filter((id) => !shown.has(id)).length,
    moved: [...news.moved].filter(([id, seq]) => seq > (shown.get(id) ?? seq)).length,
    isUnsure: news.isUnsure,
    reset: () => setKept(noNews(question)),
  };
}

function noNews(question: string): News {
  return { question, created: new Set(), moved: new Map(), isUnsure: false };
}

function withTransition(news: News, { id, seq, to }: StreamedTransition, values: FilterValues, isShown: boolean): News {
  if (isShown) return { ...news, moved: new Map(news.moved).set(id, seq) };
  const comes = values.state === '' ? seq === 1 : values.state.split(',').includes(to);
  if (!comes) return news;
  return isNarrow(values) ? { ...news, isUnsure: true } : { ...news, created: new Set(news.created).add(id) };
}

/** Whether a list is narrowed by what the stream does not tell; ordered by amount it has only those with one. */
function isNarrow({ flow: _, sort, ...others }: FilterValues): boolean {
  return sort === 'amount' || Object.values(others).some((value) => value !== '');
}
