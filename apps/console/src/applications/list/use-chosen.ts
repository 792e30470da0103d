import { useState } from 'react';
import type { ListedApplication } from '../api.js';
import { filled } from '../../components/filters.js';
import { listQuery, type FilterValues } from './use-applications.js';

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
