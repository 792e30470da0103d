import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { request, withQuery } from './request.js';

/** How one state of a flow is peopled. */
export interface StatePopulation {
  readonly state: string;
  readonly now: number;
  readonly ever: number;
  readonly entries: number;
  readonly median_seconds: number | null;
  readonly left: number;
  readonly left_share: number;
}

export interface StateMove {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** How the applications of a flow that came into being in a period stand, and went. */
export interface Population {
  readonly days: number;
  readonly from: string;
  readonly to: string;
  readonly begun: number;
  readonly population: readonly StatePopulation[];
  readonly moves: readonly StateMove[];
  readonly versions: readonly number[];
  readonly locales: readonly string[];
}

/** Which applications are counted; days as `YYYY-MM-DD`. */
export interface PopulationQuery {
  readonly days?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly version?: string | undefined;
  readonly locale?: string | undefined;
}

const seconds = 1_000;

/** The counts of a flow, read again every few seconds while the page is looked at. */
export function usePopulation(
  flow: string,
  query: PopulationQuery,
  { every = 10 }: { readonly every?: number } = {},
): UseQueryResult<Population> {
  const path = withQuery(`/api/v1/flows/${flow}/population`, { ...query });
  return useQuery({
    queryKey: [path],
    queryFn: () => request<Population>(path),
    refetchInterval: every * seconds,
    placeholderData: keepPreviousData,
  });
}
