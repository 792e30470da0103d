import type { QueryClient } from '@tanstack/react-query';
import type { Result } from '../../requests/call.js';

/** An application as its page knows it: where it is, and who applies for how much. */
export type OpenApplication = Result<'GET /api/v1/applications/{code}'>['application'] & {
  readonly id: string;
  readonly name: string | null;
  readonly amount: number | null;
};

/** What the parts of its page read of one application starts with this key. */
export const applicationKey = (id: string): readonly string[] => ['application', id];

/** Reads again whatever is known of an application: every key that names it, by itself or in an address. */
export function readAgain(client: QueryClient, id: string): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => typeof part === 'string' && part.includes(id)),
  });
}
