import { describeFlow, releasedChart, type Flow } from '@statewise/flow';
import { releases } from '@statewise/machines/releases';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ComparedChart } from './difference.js';

/** A release of a flow as the inspector compares it. */
export interface ShownRelease {
  readonly id: string;
  readonly version: number;
  /** Whether it is the chart as it is now, which may have changed since its release without leaving stored data behind. */
  readonly isPresent: boolean;
  /** Null of a release that is older than the keeping of charts. */
  readonly chart: ComparedChart | null;
  /** Names of the states that applications stood in. */
  readonly states: readonly string[];
  /** Names of the facts that applications had. */
  readonly facts: readonly string[];
}

/** Every release of a flow, the present chart last. */
export function useReleases(flow: Flow): UseQueryResult<readonly ShownRelease[]> {
  return useQuery({
    queryKey: ['releases', flow.id],
    queryFn: async (): Promise<readonly ShownRelease[]> => {
      const known = await Promise.all(
        (releases[flow.id] ?? []).map(async ({ version, stored, chart }): Promise<ShownRelease> => {
          const examples = await stored();
          return {
            id: String(version),
            version,
            isPresent: false,
            chart: (await chart?.()) ?? null,
            states: distinct(examples.map(({ state }) => state)),
            facts: distinct(examples.flatMap(({ facts }) => Object.keys(facts))),
          };
        }),
      );
      const newest = known.at(-1);
      const present: ShownRelease = {
        id: 'present',
        version: flow.version,
        isPresent: true,
        chart: releasedChart(describeFlow(flow)),
        states: newest?.states ?? [],
        facts: newest?.facts ?? [],
      };
      return [...known, present];
    },
    staleTime: Infinity,
  });
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
