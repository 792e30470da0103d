import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../requests/call.js';
import { request } from '../requests/request.js';
import type { PossibleActs } from './cases.js';

/** What the chart of an application allows the person who asks. */
export function usePossibleActs(id: string): UseQueryResult<PossibleActs> {
  return useCall('GET /api/v1/applications/{code}/acts', { code: id });
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
