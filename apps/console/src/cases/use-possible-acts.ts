import { type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../requests/call.js';
import type { PossibleActs } from './cases.js';

/** What the chart of an application allows the person who asks. */
export function usePossibleActs(id: string): UseQueryResult<PossibleActs> {
  return useCall('GET /api/v1/applications/{code}/acts', { code: id });
}
