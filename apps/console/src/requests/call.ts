import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { CallOf, ResultOf, PlatformContract } from '@statewise/contract';
import { addressOf, createClient } from '@statewise/contract/client';
import type { BankContract } from '@statewise/contract/bank';
import { createRequest, RequestFailure, type Request } from '@statewise/flow-client';
import { unturned } from '@statewise/i18n';
import { chosenLanguage } from '../shell/language.js';

/** The operations that the console calls. */
export type ConsoleContract = PlatformContract & BankContract;
export type OperationName = keyof ConsoleContract & string;

/** Makes one request to the API and answers its body, in which no name turns what is shown beside it; throws a `RequestFailure` for all but a success. */
export const request: Request = (...given) =>
  createRequest({ language: chosenLanguage(), timeout: 30_000, clean: unturned })(...given);

/** Calls an operation by its method and address; throws a `RequestFailure` where it is refused or not answered. */
export const call = createClient<ConsoleContract>((address, options) => request(address, options));

/** What an operation answers, by its method and address. */
export type Result<K extends OperationName> = ResultOf<ConsoleContract[K]>;

export { addressOf };

type ReadName = Extract<OperationName, `GET ${string}`>;

type ReadOptions<K extends ReadName> = Omit<UseQueryOptions<Result<K>>, 'queryKey' | 'queryFn'>;
type Reading<K extends ReadName> =
  Record<never, never> extends CallOf<ConsoleContract[K]>
    ? [input?: CallOf<ConsoleContract[K]>, options?: ReadOptions<K>]
    : [input: CallOf<ConsoleContract[K]>, options?: ReadOptions<K>];

/** Reads an operation's answer and keeps it under its address. */
export function useCall<K extends ReadName>(
  operation: K,
  ...[input, options = {}]: Reading<K>
): UseQueryResult<Result<K>> {
  const read = call as (name: K, input?: CallOf<ConsoleContract[K]>) => Promise<Result<K>>;
  return useQuery({ queryKey: [addressOf(operation, input)], queryFn: () => read(operation, input), ...options });
}

/** Whether a call failed with this HTTP status. */
export function hasStatus(failure: unknown, status: number): boolean {
  return failure instanceof RequestFailure && failure.problem?.status === status;
}

/** Whether the server refused a call; of one that it did not answer, or not to the end, nobody knows what it did. */
export const isRefusal = (failure: unknown): boolean =>
  failure instanceof RequestFailure && (failure.problem?.status ?? 500) < 500;

/** Whether a call got no answer, so that it may be done all the same. */
export const isOutcomeUnknown = (failure: unknown): boolean => failure instanceof RequestFailure && !isRefusal(failure);

/** Whether a call failed with a problem of this kind, such as `session:not-fresh`. */
export function isProblem(failure: unknown, kind: string): boolean {
  return failure instanceof RequestFailure && problemKind(failure.problem) === kind;
}

/** The error keys of a field that a call was refused for. */
export function fieldErrors(failure: unknown): Readonly<Record<string, readonly string[]>> {
  return failure instanceof RequestFailure ? (failure.problem?.errors ?? {}) : {};
}

/** Whether a call was refused for what stands in its fields. */
export const hasFieldErrors = (failure: unknown): boolean => Object.keys(fieldErrors(failure)).length > 0;

/** What the server says of a failure, in the reader's language; nothing when it did not answer. */
export const sentenceOf = (failure: unknown): string | undefined =>
  failure instanceof RequestFailure ? failure.problem?.detail : undefined;

/** The kind of a problem as its type names it. */
export function problemKind(problem: { readonly type?: string } | undefined): string | undefined {
  return /^urn:statewise:problem:(.+)$/.exec(problem?.type ?? '')?.[1];
}
