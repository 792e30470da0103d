import { describeFlow, releasedChart, type ComparedChart, type Flow } from '@statewise/flow';
import { releases } from '@statewise/machines/releases';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** A release of a flow as the inspector compares it. */
export interface ShownRelease {
  readonly id: string;
  readonly version: number;
  /** Whether it is the chart as it is now, which may have changed since its release without leaving stored data behind. */
  readonly isPresent: boolean;
  readonly chart: ComparedChart;
  /** Names of the facts that applications had. */
  readonly facts: readonly string[];
}

/** Every release of a flow, the present chart last. */
export function useReleases(flow: Flow): UseQueryResult<readonly ShownRelease[]> {
  return useQuery({
    queryKey: ['releases', flow.id],
    queryFn: async (): Promise<readonly ShownRelease[]> => {
      const known = await Promise.all(
        (releases[flow.id] ?? []).map(async ({ version, load }): Promise<ShownRelease> => {
          const { stored, chart } = await load();
          return {
            id: String(version),
            version,
            isPresent: false,
            chart,
            facts: [...new Set(stored.flatMap(({ facts }) => Object.keys(facts)))],
          };
        }),
      );
      const present: ShownRelease = {
        id: 'present',
        version: flow.version,
        isPresent: true,
        chart: releasedChart(describeFlow(flow)),
        facts: known.at(-1)?.facts ?? [],
      };
      return [...known, present];
    },
    staleTime: 'static',
  });
}
