import { useState } from 'react';
import type { StreamedTransition } from '@statewise/contract';
import { useTransitionStream } from '../../requests/transition-stream.js';
import type { ListedApplication } from '../api.js';
import type { FilterValues } from './use-applications.js';

/** What happened to applications since a list was read. */
export interface Fresh {
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
