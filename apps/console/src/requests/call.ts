import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { CallOf, ResultOf, PlatformContract } from '@statewise/contract';
import { addressOf, createClient } from '@statewise/contract/client';
import { send } from './request.js';
import type { BankContract } from '@statewise/contract/bank';

export type OperationName = keyof ConsoleContract & string;

/** Calls an operation by its method and address; throws a `RequestFailure` where it is refused or not answered. */
export const call = createClient<ConsoleContract>(send);

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

/** The operations that the console calls. */
export type ConsoleContract = PlatformContract & BankContract;
