import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { request } from '../requests/request.js';
import type { PossibleActs } from './casework.js';

/** What the chart of an application allows the person who asks. */
export function usePossibleActs(id: string): UseQueryResult<PossibleActs> {
  const path = `/api/v1/applications/${id}/acts`;
  return useQuery({ queryKey: [path], queryFn: () => request<PossibleActs>(path) });
}

/** Sends an event to an application; everything that is shown of it is read again afterwards. */
export function useApplicationCalls(id: string): {
  readonly post: <Answer>(path: string, body: object) => Promise<Answer>;
  readonly refresh: () => Promise<void>;
} {
  const client = useQueryClient();
  return {
    post: (path, body) => request(`/api/v1/applications/${id}/${path}`, { method: 'POST', body }),
    refresh: () => client.invalidateQueries(),
  };
}
