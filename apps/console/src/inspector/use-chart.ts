import { describeChart, describeFlow, type ChartDescription, type ChartEvent } from '@statewise/machines';
import { chartCatalogue, type LoadedChart } from '@statewise/machines/catalogue';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** A chart that was fetched, and what it says of itself. */
export interface OpenChart extends LoadedChart {
  readonly id: string;
  readonly title: string;
  readonly persisted: boolean;
  readonly description: ChartDescription;
  /** What a flow declares of its events; charts of the browser declare none. */
  readonly events: readonly ChartEvent[];
}

/** A chart by its id; null when there is none. */
export function useChart(id: string): UseQueryResult<OpenChart | null> {
  return useQuery({
    queryKey: ['chart', id],
    queryFn: async (): Promise<OpenChart | null> => {
      const listed = chartCatalogue.find((chart) => chart.id === id);
      if (!listed) return null;
      const { machine, flow } = await listed.load();
      const { title, persisted } = listed;
      const described = flow ? describeFlow(flow) : undefined;
      const description = described ?? describeChart(machine);
      return { id, title, persisted, machine, ...(flow && { flow }), description, events: described?.events ?? [] };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
}
