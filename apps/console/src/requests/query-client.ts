import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestFailure } from '@statewise/flow-client';
import { hasStatus } from './call.js';

/** Fires `lost` when a call is answered with 401: the sign-in has ended. */
export const signedOut = new EventTarget();

/** What the console knows of the server: read again when a page comes back into view, and tried again where that helps. */
export function createQueryClient(): QueryClient {
  const onError = (failure: unknown): void => {
    if (hasStatus(failure, 401)) signedOut.dispatchEvent(new Event('lost'));
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, failure) => count < 2 && failure instanceof RequestFailure && failure.isWorthRetrying,
      },
    },
  });
}
