import { useQuery } from '@tanstack/react-query';
import { call, type Result } from '../../requests/call.js';

type Chart = Result<'GET /api/v1/flows/{id}'>;
const none: readonly Chart[] = [];

/** The charts of these flows, read once; none until then. */
export function useCharts(flows: readonly string[]): readonly Chart[] {
  const { data = none } = useQuery({
    queryKey: ['charts', flows],
    staleTime: 'static',
    enabled: flows.length > 0,
    queryFn: () => Promise.all(flows.map((id) => call('GET /api/v1/flows/{id}', { id }))),
  });
  return data;
}
