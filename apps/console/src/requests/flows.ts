import type { DescribedFlow } from '@statewise/contract';
import { labelled, type Language } from '@statewise/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo, createContext, use, useCallback } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { call } from './call.js';

const none: readonly DescribedFlow[] = [];

/** Stands for a name until it is known: an id would be read. */
const coming = '…';

/** What the flows of this installation are called and have, as they declare it; without any until that is known. */
export interface ListedFlowWords {
  readonly flows: readonly DescribedFlow[];
  readonly find: (id: string) => DescribedFlow | undefined;
  /** Whether that is not known yet. */
  readonly areComing: boolean;
  /** The name of a flow, its id where there is none. */
  readonly name: (id: string) => string;
  /** The statuses of an application that have a value, as they are called. */
  readonly statusesOf: (application: { readonly flow: string }) => readonly WordedStatus[];
}

export interface WordedStatus {
  readonly type: string;
  readonly value: number;
  /** The status and its value: `Identity: passed` */
  readonly text: string;
  readonly isListed: boolean;
}

/** The flows of this installation, read once in each language. */
export function useFlows(): ListedFlowWords {
  const { language } = useConsoleText();
  const { data: flows = none, isPending: areComing } = useQuery({
    queryKey: ['flows', language],
    queryFn: () => call('GET /api/v1/flows'),
    staleTime: 'static',
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    const find = (id: string) => flows.find((flow) => flow.id === id);
    return {
      flows,
      areComing,
      find,
      name: (id) => find(id)?.name ?? (areComing ? coming : id),
      statusesOf: (application) => statusesIn(find(application.flow), new Map(Object.entries(application)), language),
    };
  }, [flows, areComing, language]);
}

function statusesIn(
  flow: DescribedFlow | undefined,
  application: ReadonlyMap<string, unknown>,
  language: Language,
): WordedStatus[] {
  return (flow?.statuses ?? []).flatMap(({ type, label, is_listed, values }) => {
    const value = Number(application.get(`${type}_status_id`) ?? 0);
    const worded = values.find((known) => known.value === value)?.label ?? String(value);
    return value === 0 ? [] : [{ type, value, text: labelled(language, label, worded), isListed: is_listed }];
  });
}

/** The id of the flow whose states a page speaks of, where that is one. */
export const FlowOfStates = createContext<string | undefined>(undefined);

/**
 * Names a state as its flow words it, in the reader's language: of a flow that is named, of the page's, else of the first that has such a state; one that
 * nothing words is called by its path.
 */
export function useStateName(): (state: string, flow?: string) => string {
  const ofPage = use(FlowOfStates);
  const { flows, areComing, find } = useFlows();
  return useCallback(
    (state: string, flow: string | undefined = ofPage) =>
      (find(flow ?? '') ?? flows.find(({ states }) => Object.hasOwn(states, state)))?.states[state] ??
      (areComing ? coming : state),
    [ofPage, flows, areComing, find],
  );
}
