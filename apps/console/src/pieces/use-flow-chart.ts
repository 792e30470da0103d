import { describeFlow, type FlowDescription } from '@statewise/machines';
import { chartCatalogue } from '@statewise/machines/catalogue';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The flows that the server decides and stores, by name. */
export const storedFlows = chartCatalogue.filter(({ persisted }) => persisted);

/** The chart of a stored flow by its id; null when there is none. */
export function useFlowChart(id: string): UseQueryResult<FlowDescription | null> {
  return useQuery({
    queryKey: ['flow-chart', id],
    queryFn: async (): Promise<FlowDescription | null> => {
      const flow = (await storedFlows.find((listed) => listed.id === id)?.load())?.flow;
      return flow ? describeFlow(flow) : null;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
}
