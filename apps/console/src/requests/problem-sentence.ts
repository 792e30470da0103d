import { RequestFailure } from '@statewise/flow-client';

/** What the server says of a failure, in the reader's language; nothing when it did not answer. */
export function sentenceOf(failure: unknown): string | undefined {
  return failure instanceof RequestFailure ? failure.problem?.detail : undefined;
}
