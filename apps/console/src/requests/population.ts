import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import type { CallOf } from '@statewise/contract';
import { useCall, type Result, type ConsoleContract } from './call.js';

const operation = 'GET /api/v1/flows/{id}/population';

/** How the applications of a flow that came into being in a period stand, and went. */
export type Population = Result<typeof operation>;
/** How one state of a flow is peopled. */
export type StatePopulation = Population['population'][number];
/** Which applications are counted; days as `YYYY-MM-DD`. */
export type PopulationQuery = Omit<CallOf<ConsoleContract[typeof operation]>, 'id'>;

const seconds = 1_000;

/** The counts of a flow, read again every few seconds while the page is looked at. */
export function usePopulation(
  flow: string,
  query: PopulationQuery,
  { every = 10, enabled = true }: { readonly every?: number; readonly enabled?: boolean } = {},
): UseQueryResult<Population> {
  return useCall(
    operation,
    { ...query, id: flow },
    { refetchInterval: every * seconds, placeholderData: keepPreviousData, enabled },
  );
}
