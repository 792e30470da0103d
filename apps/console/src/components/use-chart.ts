import {
  describeChart,
  describeFlow,
  type ChartDescription,
  type ChartEvent,
  type FlowDescription,
} from '@statewise/flow';
import { chartCatalogue, type LoadedChart } from '@statewise/machines/catalogue';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** A chart that was fetched, and what it says of itself. */
export interface OpenChart extends LoadedChart {
  readonly id: string;
  readonly title: string;
  readonly persisted: boolean;
  readonly description: ChartDescription;
  /** The same with its events and steps, when the chart is a flow's. */
  readonly flowDescription: FlowDescription | null;
  /** What a flow declares of its events; charts of the browser declare none. */
  readonly events: readonly ChartEvent[];
}

/** The flows that the server decides and stores, by name. */
export const storedFlows = chartCatalogue.filter(({ persisted }) => persisted);

/** A chart by its id; null when there is none. */
export function useChart(id: string): UseQueryResult<OpenChart | null> {
  return useQuery(chartQuery(id));
}

/** The chart of a flow by its id; null when there is none. */
export function useFlowChart(id: string): UseQueryResult<FlowDescription | null> {
  return useQuery({ ...chartQuery(id), select: (chart) => chart?.flowDescription ?? null });
}

const chartQuery = (id: string) =>
  queryOptions({
    queryKey: ['chart', id],
    queryFn: () => openChart(id),
    staleTime: 'static',
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Fetches a chart of a catalogue. */
export async function openChart(id: string, catalogue = chartCatalogue): Promise<OpenChart | null> {
  const listed = catalogue.find((chart) => chart.id === id);
  if (!listed) return null;
  const loaded = await listed.load();
  const flowDescription = loaded.flow ? describeFlow(loaded.flow) : null;
  return {
    ...loaded,
    id,
    title: listed.title,
    persisted: listed.persisted,
    description: flowDescription ?? describeChart(loaded.machine),
    flowDescription,
    events: flowDescription?.events ?? [],
  };
}
