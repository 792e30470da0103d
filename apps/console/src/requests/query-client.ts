import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestFailure } from '@statewise/flow-client';
import { hasStatus, isProblem } from './call.js';

/**
 * Fires `lost` when a call is answered with 401: the sign-in has ended. Fires `doubted` where what is known of it may not be
 * true any more, and `passed` when the person of the tab has signed out or another goes on.
 */
export const signInNews = new EventTarget();

/** What the console knows of the server: read again when a page comes back into view, and tried again where that helps. */
export function createQueryClient(): QueryClient {
  const onError = (failure: unknown): void => {
    if (hasStatus(failure, 401)) signInNews.dispatchEvent(new Event('lost'));
    if (isProblem(failure, 'session:role')) signInNews.dispatchEvent(new Event('doubted'));
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
