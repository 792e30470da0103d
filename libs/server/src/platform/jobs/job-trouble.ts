import { isNativeError } from 'node:util/types';

/** What may be logged of an error in a job: its kind and code, but not a message that may quote an address. */
export function jobTrouble(error: unknown): { kind: string } {
  if (!isNativeError(error)) return { kind: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? `:${error.code}` : '';
  return { kind: `${error.name}${code}` };
}
