import type { FieldsClass } from '@statewise/fields';
import type { Body, Method, Operation, PathOf, ResultOf } from './operation.js';

/** What can be called: operations by their method and address, such as `PATCH /api/v1/webhooks/{id}`. */
export type Callable<All> = All extends Operation
  ? { readonly [K in `${All['method']} ${All['address']}`]: All }
  : never;

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never;

type OperationsIn<Group> = Group extends unknown ? Group[keyof Group] : never;

/** The operations of areas by method and address. */
export type Contract<Areas extends readonly object[]> = Intersection<Callable<OperationsIn<Areas[number]>>>;

/** A checked value as it may be sent: numbers and yes or no also as text, null to empty it. */
type Sent<T> = T extends readonly (infer Item)[] ? readonly Item[] | null : T | string | null;
type SentMembers<T> = { readonly [K in keyof T]: Sent<T[K]> };
/** What may be sent for a query, or for a search that has it as its body: what is left out has its default. */
type QueryMembers<T> = { readonly [K in keyof T]?: string | number | boolean | undefined };

type BodySent<O> = O extends { readonly body: Body }
  ? O['body'] extends { readonly type: FieldsClass<infer B> }
    ? O['body'] extends { readonly isOpen: true }
      ? SentMembers<B> & Readonly<Record<string, unknown>>
      : B extends { readonly limit: number }
        ? QueryMembers<B>
        : SentMembers<B>
    : FormData
  : never;

/** What a caller gives an operation: the parts of its address and of its query by name, and its body. */
export type CallOf<O> = PathOf<O> &
  (O extends { readonly query: FieldsClass<infer Q> } ? QueryMembers<Q> : unknown) &
  (O extends { readonly isLocalised: true } ? { readonly lang?: string } : unknown) &
  (O extends { readonly body: { readonly isOptional: true } }
    ? { readonly body?: BodySent<O> }
    : O extends { readonly body: Body }
      ? { readonly body: BodySent<O> }
      : unknown);

/** How a call is made, besides what it says. */
export interface CallOptions {
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
}

/** One request: its method, address, and what goes with it. Throws where it is not answered with a success. */
export type SendRequest = (
  address: string,
  options: CallOptions & { readonly method: Method; readonly body?: object },
) => Promise<unknown>;

type NoInput<O> = Record<never, never> extends CallOf<O> ? true : false;

/** Calls an operation by its method and address. */
export type Client<C> = <K extends keyof C & string>(
  operation: K,
  ...rest: NoInput<C[K]> extends true
    ? [input?: CallOf<C[K]>, options?: CallOptions]
    : [input: CallOf<C[K]>, options?: CallOptions]
) => Promise<ResultOf<C[K]>>;

/** The address of a call: the parts of its path filled in, and the other members that are not empty as its query. */
export function addressOf(operation: string, input: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams();
  let path = operation.slice(operation.indexOf(' ') + 1);
  for (const [name, value] of Object.entries(input)) {
    if (name === 'body' || value === undefined || value === '') continue;
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A typed client over a function that sends one request. */
export function createClient<C>(send: SendRequest): Client<C> {
  const call = (operation: string, input: Readonly<Record<string, unknown>> = {}, options: CallOptions = {}) =>
    send(addressOf(operation, input), {
      ...options,
      method: operation.slice(0, operation.indexOf(' ')) as Method,
      ...(typeof input['body'] === 'object' && input['body'] !== null && { body: input['body'] }),
    });
  return call as Client<C>;
}
