import { createContext, use, useCallback } from 'react';
import { useFlows } from '../requests/flows.js';

/** The id of the flow whose states a page speaks of, where that is one. */
export const FlowOfStates = createContext<string | undefined>(undefined);

/**
 * Names a state as its flow words it, in the reader's language: of a flow that is named, of the page's, else of the first that has such a state; one that
 * nothing words is called by its path.
 */
export function useStateName(): (state: string, flow?: string) => string {
  const ofPage = use(FlowOfStates);
  const { flows, find } = useFlows();
  return useCallback(
    (state: string, flow: string | undefined = ofPage) =>
      (find(flow ?? '') ?? flows.find(({ states }) => Object.hasOwn(states, state)))?.states[state] ?? state,
    [ofPage, flows, find],
  );
}
